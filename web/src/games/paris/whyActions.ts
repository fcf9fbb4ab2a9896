// What to ask the rules about a thing that nothing may be done with now. Knows no rule: it only
// puts the question.
import type { Because } from '../../lib/protocol';
import type { Material, ParisView } from './types';

/** As many as one question may hold. */
const MAX_ASKED = 16;
/** How the tiles that leave a choice are named with one. */
const CHOICE: { [tile: string]: string } = {
  8: ' bronze',
  10: ' wood',
  17: ' 1',
  19: ' bronze bronze',
  21: ' wood wood',
  23: ' bronze',
  24: ' wood',
  25: ' 1',
};

/** Where own keys stand from which one might think of going to `space`. */
function origins(view: ParisView, space: string): string[] {
  const own = view.keys[view.seats[view.viewer ?? -1]?.colour ?? ''];
  if (!own) return [];
  const cut = space.lastIndexOf('-');
  const [district, value] = [space.slice(0, cut), Number(space.slice(cut + 1))];
  const here = Object.keys(own.at).filter(
    (at) => at.startsWith(`${district}-`) && Number(at.slice(cut + 1)) !== value,
  );
  const found = [
    ...here.reverse(),
    ...(own.banks.includes(district) ? ['bank'] : []),
    ...(own.arc ? ['arc'] : []),
  ];
  return found.length > 0 ? found : ['arc'];
}
const moves = (view: ParisView, space: string): string[] =>
  origins(view, space).map((from) => `move ${from} ${space}`);

/** The actions that whoever points at `about` may have had in mind. */
export function questions(about: string, view: ParisView, material: Material): string[] {
  const cut = about.indexOf(':');
  const [kind, id] = [about.slice(0, cut), about.slice(cut + 1)];
  const free = material.landmark.filter((one) => !view.landmarks[one.id]);
  const laid = new Set(Object.values(view.prizes));
  switch (kind) {
    case 'space':
      return moves(view, id).slice(0, MAX_ASKED);
    case 'bring':
      return free.flatMap(({ value }) => moves(view, `${id}-${value}`)).slice(0, MAX_ASKED);
    case 'landmark': {
      const value = material.landmark.find((one) => one.id === id)?.value ?? 0;
      const there = view.landmarks[id];
      const districts = there ? [there] : material.district.map((one) => one.id);
      return districts
        .flatMap((district) => moves(view, `${district}-${value}`))
        .slice(0, MAX_ASKED);
    }
    case 'slot':
    case 'prize': {
      const left = material.prize.find((one) => !laid.has(one.id));
      return left ? [`score ${left.id} ${id}`] : [];
    }
    case 'tile': {
      const mine = view.seats[view.viewer ?? -1]?.unused?.includes(Number(id));
      return [mine ? `use ${id}${CHOICE[id] ?? ''}` : `bonus ${id}`];
    }
    case 'bank':
      return [`bank ${id}`];
    case 'stack':
      return [`draw ${id}`];
    case 'buy':
    case 'sell':
    case 'honour':
      return [`${kind} ${id}`];
    case 'arc':
    case 'look':
    case 'finish':
      return [kind];
    default:
      return [];
  }
}

const lacking = ({ text }: Because): number =>
  ['francs', 'wood', 'marble', 'gold'].reduce((sum, name) => sum + Number(text.args[name] ?? 0), 0);

/**
 * The refusal to tell: where only the price is in the way, the one that lacks least; null where
 * something may be done.
 */
export function telling(answers: (Because | null)[]): Because | null {
  const refused = answers.filter((one) => one !== null);
  if (refused.length < answers.length) return null;
  const price = refused.filter((one) => lacking(one) > 0);
  return price.sort((a, b) => lacking(a) - lacking(b))[0] ?? refused[0] ?? null;
}
