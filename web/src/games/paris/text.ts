// Actions, places and what they cost, in words.
import { signed } from '../../lib/lang.svelte';
import type { Translate } from '../../lib/board';
import type { Target } from './targets';
import type { Counts, Material, Move, ParisView } from './types';

/** Where a space is: "Chaillot 5", or a landmark by its name. */
function spaceName(t: Translate, material: Material, space: string): string {
  const cut = space.lastIndexOf('-');
  if (cut < 0) return t(`paris.ui.from_${space}`);
  const [district, value] = [space.slice(0, cut), Number(space.slice(cut + 1))];
  const landmark = material.landmark.find((one) => one.value === value);
  return landmark
    ? t('paris.ui.landmark_in', { landmark: landmark.name, value, district })
    : t('paris.ui.space_at', { district, value });
}

/** What a change of the purse is, costs first: "−4 fr.", "+1 wood". */
export function changes(
  t: Translate,
  change: Counts = {},
): { name: string; text: string; gain: boolean }[] {
  const rank = ([, n]: [string, number]): number => (n < 0 ? 0 : 1);
  return Object.entries(change)
    .sort((a, b) => rank(a) - rank(b))
    .map(([name, n]) => {
      const what = ['francs', 'points', 'keys'].includes(name)
        ? t(`paris.ui.${name}`, { n: Math.abs(n), count: signed(n) })
        : t('paris.ui.tokens', { count: signed(n), token: name });
      return { name, text: what, gain: n > 0 };
    });
}

/** An action as a short imperative. */
export function sentence(t: Translate, material: Material, { parts }: Move): string {
  const { district = '', token = '', end = '' } = parts;
  const { tokens = [] } = parts;
  const n = parts.tile ?? parts.stack ?? 0;
  switch (parts.act) {
    case 'move': {
      const enters = parts.from === 'arc' || parts.from === 'bank';
      return t(enters ? 'paris.ui.do_enter' : 'paris.ui.do_move', {
        from: spaceName(t, material, parts.from ?? 'arc'),
        to: spaceName(t, material, parts.to ?? ''),
        tiles: parts.with?.length ? parts.with : null,
      });
    }
    case 'use':
      if (parts.take) return t('paris.ui.do_use_take', { n, take: parts.take });
      if (tokens.length) return t('paris.ui.do_use_as', { n, tokens });
      return t('paris.ui.do_use', { n });
    case 'score':
      return t('paris.ui.do_score', { prize: prizeName(material, parts.prize ?? ''), district });
    case 'take':
    case 'use_end':
      return t(`paris.ui.do_${parts.act}`, { end });
    default:
      return t(`paris.ui.do_${parts.act}`, { n, district, token });
  }
}

export function prizeName(material: Material, prize: string): string {
  return (material.prize.find(({ id }) => id === prize)?.points ?? []).join('/');
}

/** What a target is called where it lies. */
export function targetName(t: Translate, material: Material, { id, moves }: Target): string {
  const [first] = moves;
  if (!first) return id;
  if (moves.length === 1) return sentence(t, material, first);
  const { parts } = first;
  const { district = '' } = parts;
  if (id.startsWith('bring-')) return t('paris.ui.bring', { district });
  if (id.startsWith('prize-')) return t('paris.ui.score_in', { district });
  if (id.startsWith('space-'))
    return t('paris.ui.enter', { to: spaceName(t, material, parts.to ?? '') });
  return sentence(t, material, { ...first, parts: { ...parts, tokens: [], take: 0 } });
}

/** Numbers of francs and tokens, each as spoken: "2 fr.", "1 marble". */
export const amounts = (t: Translate, counts: Counts): string[] =>
  Object.entries(counts).map(([name, count]) =>
    name === 'francs'
      ? t('paris.ui.francs', { count })
      : t('paris.ui.tokens', { count, token: name }),
  );

/** Whose keys stand at a place, and how many. */
function keysHere(t: Translate, view: ParisView, what: string): string {
  const cut = what.indexOf(':');
  const [kind, id] = [what.slice(0, cut), what.slice(cut + 1)];
  const list = view.seats.flatMap(({ colour }) => {
    const keys = view.keys[colour];
    const n =
      kind === 'space'
        ? (keys?.at[id] ?? 0)
        : Number(kind === 'arc' ? keys?.arc : kind === 'bank' && keys?.banks.includes(id));
    const many = n > 1 ? 'paris.ui.keys_of' : `paris.colour.${colour}`;
    return n ? [t(many, { colour, n })] : [];
  });
  return list.length > 0 ? ` ${t('paris.ui.keys_here', { list })}` : '';
}

/** What lies on the table, explained: shown on hover, focus and tap. */
export const explain = (t: Translate, view: ParisView, material: Material, what: string): string =>
  describe(t, view, material, what) + keysHere(t, view, what);

function describe(t: Translate, view: ParisView, material: Material, what: string): string {
  const cut = what.indexOf(':');
  const kind = what.slice(0, cut);
  const id = what.slice(cut + 1);
  if (kind === 'tile') {
    const now = view.phase === 'over' ? undefined : view.gives?.[id]?.points;
    const words = t('paris.ui.tile', { n: id, words: t(`paris.tile_help.${id}`) });
    return now === undefined
      ? words
      : `${words} ${t('paris.ui.pays_now', { points: now, n: now })}`;
  }
  const found = material.landmark.find(
    (one) => one.id === id || (kind === 'space' && id.endsWith(`-${one.value}`)),
  );
  if (found) {
    return t('paris.ui.landmark', {
      landmark: found.name,
      value: found.value,
      cost: amounts(t, found.cost),
      sections: found.sections.map((one) =>
        t('log.of', { name: t(`paris.token.${one}`), points: material.honour.points[one] ?? 0 }),
      ),
    });
  }
  if (kind === 'space') {
    const at = id.lastIndexOf('-');
    const value = Number(id.slice(at + 1));
    const building = view.buildings[id];
    const token = view.tokens[id] ?? '–';
    const place = spaceName(t, material, id);
    if (!building) return t('paris.ui.space_empty', { place, token });
    const also = value === 8 ? material.building.eight_costs.cost : {};
    const benefit = t(`paris.ui.benefit_${value}`, { points: material.building.eight_points });
    return t('paris.ui.space', {
      place,
      type: typeOf(material, building),
      price: amounts(t, { francs: value, ...also }),
      token,
      benefit,
    });
  }
  if (kind === 'prize') {
    const pays = view.districts.find((one) => one.id === id)?.pays ?? [];
    const list = view.seats.map(({ seat, colour }) =>
      t('log.of', { name: t(`paris.colour.${colour}`), points: pays[seat] ?? 0 }),
    );
    const words = t('paris.ui.prize', { prize: prizeName(material, view.prizes[id] ?? '') });
    return `${words} ${t('paris.ui.prize_now', { list })}`;
  }
  if (kind === 'podium') return t('paris.ui.prize_left', { prize: prizeName(material, id) });
  if (kind === 'sum') {
    const [place, seat] = id.split(':');
    const { sums = [], ranks = [] } = view.districts.find((one) => one.id === place) ?? {};
    return t('paris.ui.sum_here', {
      district: place ?? '',
      colour: view.seats[Number(seat)]?.colour ?? '',
      sum: sums[Number(seat)] ?? 0,
      n: ranks[Number(seat)] ?? 0,
    });
  }
  if (kind === 'bank') {
    const francs = material.district.find((one) => one.id === id)?.bank ?? 0;
    return t('paris.ui.bank', { district: id, francs });
  }
  if (kind === 'stack') {
    const { left = 0, back = null } = view.stacks[Number(id) - 1] ?? {};
    return t(back ? 'paris.ui.about_stack' : 'paris.ui.about_stack_empty', {
      n: id,
      left,
      district: back ?? '',
    });
  }
  if (kind === 'bring' || kind === 'slot' || kind === 'district')
    return t('site.labelled', {
      label: t(`paris.district.${id}`),
      text: t(`paris.ui.about_${kind}`),
    });
  if (kind === 'end') return t('paris.ui.about_end', { end: id });
  if (kind === 'buy' || kind === 'sell') {
    const token = material.token.find((one) => one.id === id);
    const francs = (kind === 'buy' ? token?.buy : token?.sell) ?? 0;
    return t(`paris.ui.about_${kind}`, { token: id, francs });
  }
  if (kind === 'honour')
    return t('paris.ui.about_honour', {
      token: id,
      points: material.honour.points[id] ?? 0,
    });
  return t(`paris.ui.about_${kind}`);
}

export function typeOf(material: Material, building: string): string {
  const [home, value] = building.split('/');
  const district = material.district.find(({ id }) => id === home);
  return district?.types[material.values.indexOf(Number(value))] ?? '';
}
