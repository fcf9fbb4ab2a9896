// Where the name of each stop stands, found by eye for both croppings of the map; an unknown stop
// has it underneath.
export interface LabelPlace {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

const right = (dx = 26, dy = 6): LabelPlace => ({ dx, dy, anchor: 'start' });
const left = (dx = -26, dy = 6): LabelPlace => ({ dx, dy, anchor: 'end' });
const middle = (dx = 0, dy = 38): LabelPlace => ({ dx, dy, anchor: 'middle' });

const labels: { [layout: string]: { [stop: string]: LabelPlace } } = {
  wide: {
    montmartre: left(-42, 0),
    'les-halles': right(),
    pompidou: right(42, 6),
    'hotel-de-ville': right(10, 38),
    'notre-dame': right(),
    'quartier-latin': right(40, 14),
    pantheon: left(),
    republique: left(-42, 12),
    'st-nicolas': right(),
    'pont-neuf': left(-26, 34),
    odeon: left(-42, 6),
    'st-sulpice': left(-26, 4),
    montparnasse: right(),
    luxembourg: middle(),
    'st-germain': left(),
    louvre: right(-6, 41),
    'palais-royal': right(),
    opera: right(42, 6),
    bastille: middle(-8, 38),
    marais: right(22, -8),
    tuileries: middle(18, -36),
    concorde: left(-40, 6),
    'pere-lachaise': middle(-2, 38),
    'gare-de-l-est': left(8, 38),
    invalides: right(26, 4),
  },
  tall: {
    montmartre: left(-42, 4),
    'les-halles': right(22, -14),
    pompidou: right(42, 4),
    'hotel-de-ville': right(6, 39),
    'notre-dame': right(27, 7),
    'quartier-latin': right(41, 14),
    pantheon: right(27, 0),
    republique: right(42, -6),
    'st-nicolas': right(27, 8),
    'pont-neuf': right(-5, 43),
    odeon: left(-42, 8),
    'st-sulpice': left(-27, 6),
    montparnasse: right(-2, 44),
    luxembourg: middle(-22, 41),
    'st-germain': left(-27, 7),
    louvre: left(-42, 10),
    'palais-royal': right(27, 14),
    opera: left(-42, 4),
    bastille: left(-27, 13),
    marais: right(22, -12),
    tuileries: middle(-36, 42),
    concorde: middle(-34, -38),
    'pere-lachaise': left(38, 60),
    'gare-de-l-est': right(26, -6),
    invalides: right(27, 7),
  },
};

export const labelOf = (layout: string, stop: string): LabelPlace =>
  labels[layout]?.[stop] ?? middle();
