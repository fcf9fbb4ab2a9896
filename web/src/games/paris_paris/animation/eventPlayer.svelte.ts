// Plays what happened in one update, one event after another, and always ends on the view.
import type { Event } from '../../../lib/protocol';
import { along, wayBetween, type Plan, type Ribbon } from '../geometry';
import { ease, lengths, thrown, titleOf } from './timings';
import type { BusAt, Float, Ghost, Title } from './timings';
import { furniture } from '../scenery';
import { skipped, tween } from './tween';
import { routeOf, stopOf, type Point, type Scene } from '../scene';

export class EventPlayer {
  scene = $state.raw<Scene | null>(null);
  bus = $state.raw<BusAt | null>(null);
  touring = $state.raw<string | null>(null);
  title = $state.raw<Title | null>(null);
  /** How many special tours have set out. */
  specials = $state.raw(0);
  floats = $state.raw<Float[]>([]);
  ghosts = $state.raw<Ghost[]>([]);
  lights = $state.raw<{ id: number; at: Point }[]>([]);
  rings = $state.raw<{ id: number; at: Point }[]>([]);

  plan: Plan;
  pace = 1;
  #colours: string[];
  #queue: Event[] = [];
  #turn = 0;
  #done: (() => void) | null = null;
  #ids = 0;

  constructor(plan: Plan, colours: string[]) {
    this.plan = plan;
    this.#colours = colours;
  }

  get busy(): boolean {
    return this.scene !== null;
  }

  /**
   * Plays what happened from a scene on, and says when it is `done`; gives what skips it, null
   * where nothing is to be seen.
   */
  play(
    events: readonly Event[],
    from: Scene,
    limit: number,
    done: () => void,
  ): (() => void) | null {
    const seen = events.some(({ kind }) => kind in lengths || kind === 'displaced');
    if (!seen) return null;
    this.skip();
    this.#queue = [...events];
    const whole = events.reduce((sum, event) => sum + (lengths[event.kind] ?? 0), 0);
    this.pace = Math.min(1, limit / whole);
    this.scene = from;
    this.specials = 0;
    this.#done = done;
    void this.#run(this.#turn);
    return () => this.skip();
  }

  skip(): void {
    this.#turn++;
    this.#queue = [];
    this.#clear();
    this.#end();
  }

  /** The view takes over from the scene in the same moment. */
  #end(): void {
    const done = this.#done;
    this.scene = this.#done = null;
    done?.();
  }

  #clear(): void {
    this.bus = null;
    this.touring = null;
    this.title = null;
    this.floats = [];
    this.ghosts = [];
    this.lights = [];
    this.rings = [];
  }

  async #run(turn: number): Promise<void> {
    try {
      while (this.#queue.length > 0) await this.#show(this.#queue.shift()!, turn);
      this.#end();
      await this.#wait(700, turn);
      this.#clear();
    } catch (stop) {
      if (stop !== skipped) throw stop;
    }
  }

  #tween(ms: number, draw: (t: number) => void, turn: number): Promise<void> {
    return tween(ms * this.pace, draw, () => turn === this.#turn);
  }

  #wait(ms: number, turn: number): Promise<void> {
    return this.#tween(ms, () => undefined, turn);
  }

  #change(part: Partial<Scene>): void {
    if (this.scene) this.scene = { ...this.scene, ...part };
  }

  #at(stop: string): Point {
    const { bag } = furniture[this.plan.layout.name]!;
    if (stop === 'bag') return [bag.x, bag.y - 20];
    return this.plan.stops.get(stop)?.at ?? [0, 0];
  }

  #ribbon(route: string): Ribbon | undefined {
    return this.plan.ribbons.find((ribbon) => ribbon.route.id === route);
  }

  #pay(events: readonly Event[]): void {
    const points = [...(this.scene?.points ?? [])];
    const added = events.map((event, i): Float => {
      const seat = Number(event.seat);
      const [x, y] = this.#at(String(event.stop));
      const same = events.filter((other) => other.stop === event.stop);
      const shift = (same.indexOf(event) - (same.length - 1) / 2) * 52;
      points[seat] = (points[seat] ?? 0) + Number(event.points);
      return {
        id: ++this.#ids + i,
        at: [x + shift, Math.max(66, y - 38)],
        seat,
        points: Number(event.points),
      };
    });
    this.#ids += events.length;
    this.floats = [...this.floats.slice(-8), ...added];
    const stops = [...new Set(events.map((event) => String(event.stop)))];
    this.rings = stops.map((stop) => ({ id: ++this.#ids, at: this.#at(stop) }));
    this.#change({ points });
  }

  #take(kind: string): Event[] {
    const taken: Event[] = [];
    while (this.#queue[0]?.kind === kind) taken.push(this.#queue.shift()!);
    return taken;
  }

  async #show(event: Event, turn: number): Promise<void> {
    const scene = this.scene!;
    const wait = (ms: number): Promise<void> => this.#wait(ms, turn);
    switch (event.kind) {
      case 'round':
        this.#clear();
        this.#change({ offer: [] });
        break;
      case 'drawn':
        this.#change({ offer: [...scene.offer, String(event.tile)] });
        await wait(60);
        break;
      case 'displaced':
        this.#leave(event, turn);
        break;
      case 'built':
        await this.#build(event, wait);
        break;
      case 'small_tour':
        await this.#arrive(String(event.tile), turn);
        break;
      case 'small_pays':
        await this.#pulse([event, ...this.#take('small_pays')], turn);
        break;
      case 'small_nothing':
        await wait(550);
        break;
      case 'parked':
        this.#change({
          parked: [...scene.parked, String(event.tile)],
          offer: scene.offer.filter((tile) => tile !== event.tile),
        });
        this.bus = null;
        await wait(350);
        break;
      case 'big_tour':
      case 'special_tour':
        await this.#drive(event, turn);
        break;
      case 'boxed':
        this.#change({ parked: scene.parked.filter((tile) => routeOf(tile) !== event.route) });
        await wait(250);
        break;
      case 'shown':
        this.#reveal(event);
        await wait(350);
        break;
      case 'bag':
        this.#empty(event);
        await wait(1900);
        break;
    }
  }

  #reveal(event: Event): void {
    const markers = [...this.scene!.markers];
    markers[Number(event.seat)] = String(event.route);
    this.title = { key: 'paris_paris.ui.cards_turned', args: {} };
    this.#change({ markers });
  }

  #empty(event: Event): void {
    const counts = event.counts as number[];
    const bag = Object.fromEntries(this.#colours.map((colour, i) => [colour, counts[i] ?? 0]));
    this.specials++;
    this.title = titleOf(event);
    this.#change({ bag });
    if (event.seat !== null) this.#pay([{ ...event, stop: 'bag' }]);
  }

  #leave(event: Event, turn: number): void {
    const stop = String(event.stop);
    const owner = Number(event.owner);
    const colour = this.#colours[owner];
    const here = [...(this.scene!.houses[stop] ?? [])];
    const index = here.indexOf(colour!);
    if (index >= 0) here.splice(index, 1);
    this.#change({ houses: { ...this.scene!.houses, [stop]: here } });
    const from = this.#at(stop);
    const to: Point = event.to === 'bag' ? this.#at('bag') : [from[0] + 50, from[1] + 60];
    const id = ++this.#ids;
    const move = (t: number): void => {
      const at = thrown(from, to, t);
      const others = this.ghosts.filter((ghost) => ghost.id !== id);
      const fade = t > 0.75 ? (1 - t) * 4 : 1;
      this.ghosts =
        t < 1 ? [...others, { id, at, seat: owner, turn: 200 * ease(t), fade }] : others;
    };
    this.#tween(800, move, turn).catch(() => undefined);
  }

  async #build(event: Event, wait: (ms: number) => Promise<void>): Promise<void> {
    const tile = String(event.tile);
    const stop = stopOf(tile);
    const colour = this.#colours[Number(event.seat)]!;
    const order = (each: string): number => this.#colours.indexOf(each);
    const here = [...(this.scene!.houses[stop] ?? []), colour];
    here.sort((a, b) => order(a) - order(b));
    const offer = [...this.scene!.offer];
    const index = offer.indexOf(tile);
    if (index >= 0) offer.splice(index, 1);
    this.#change({ houses: { ...this.scene!.houses, [stop]: here }, offer });
    await wait(420);
  }

  async #arrive(tile: string, turn: number): Promise<void> {
    const route = routeOf(tile);
    const [x, y] = this.#at(stopOf(tile));
    const letter = this.#ribbon(route)?.route.letter ?? '';
    this.title = { key: 'paris_paris.ui.small_tour', args: { stop: stopOf(tile), route } };
    this.rings = [{ id: ++this.#ids, at: [x, y] }];
    await this.#tween(
      520,
      (t) => (this.bus = { at: [x - 46 * (1 - ease(t)), y + 30], flip: false, route, letter }),
      turn,
    );
  }

  async #pulse(events: readonly Event[], turn: number): Promise<void> {
    const origin = String(this.title?.args.stop ?? '');
    const paths = events.map((event) => wayBetween(this.plan, origin, String(event.stop)));
    if (paths.some((way) => way.length > 1)) {
      const light = (way: readonly Point[], t: number): Point =>
        way[Math.min(way.length - 1, Math.round(t * (way.length - 1)))]!;
      await this.#tween(
        420,
        (t) => {
          this.lights = paths.flatMap((way, id) =>
            way.length > 1 ? [{ id, at: light(way, t) }] : [],
          );
        },
        turn,
      );
      this.lights = [];
    }
    this.#pay(events);
    await this.#wait(700, turn);
  }

  async #drive(event: Event, turn: number): Promise<void> {
    const route = String(event.route);
    const ribbon = this.#ribbon(route);
    const paid: Event[] = [];
    while (this.#queue[0] && this.#queue[0].kind !== 'tour_end') paid.push(this.#queue.shift()!);
    if (!ribbon) return;
    const { letter, stops } = ribbon.route;
    this.touring = route;
    this.title = titleOf(event);
    if (event.kind === 'special_tour') {
      this.specials++;
      await this.#wait(700, turn);
    }
    for (const [i, stop] of stops.entries()) {
      const here = paid.filter((each) => each.kind === 'crossing' && each.stop === stop);
      if (here.length > 0) this.#pay(here);
      if (this.plan.stops.get(stop)?.crossing) {
        const at = this.#at(stop);
        this.bus ??= { at, flip: false, route, letter };
        await this.#wait(here.length > 0 ? 460 : 160, turn);
      }
      const piece = ribbon.pieces[i];
      if (!piece) break;
      const flip = piece.to[0] < piece.from[0];
      const move = (t: number): void => {
        this.bus = { at: along(piece, ease(t)), flip, route, letter };
      };
      await this.#tween(230, move, turn);
    }
    await this.#wait(200, turn);
    this.touring = null;
    this.bus = null;
  }
}
