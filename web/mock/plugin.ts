// A stand-in for the server during work on the looks: `npm run mock`, then /t/play, /t/open, /t/over,
// /t/hot, /t/ask. It follows docs/protocol.md in shape and knows no rule of any game.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogue } from './catalogue';
import { accept } from './socket';
import { table, type Mock } from './state';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const me = { player: 'p1', name: 'Ana', lang: 'en' };

const games = [
  {
    id: 'paris_paris',
    title: 'Paris Paris',
    designer: 'Michael Schacht',
    publisher: 'Abacusspiele',
    year: 2003,
    players: [2, 3, 4],
    colours: ['lilac', 'grey', 'green', 'yellow'],
    options: [
      { name: 'open_bag', kind: 'bool', default: false },
      { name: 'small_tour', kind: 'choice', choices: ['both', 'tile_route'], default: 'both' },
    ],
    stage: 'alpha',
    rules_version: 1,
    unsure: ['pantheon', 'republique', 'st-sulpice'],
  },
];

function rules(): unknown {
  return Object.keys(catalogue('en'))
    .filter((key) => key.startsWith('paris_paris.rule.'))
    .map((key) => key.slice('paris_paris.rule.'.length))
    .map((id) => ({ id, kind: 'rule', chapter: id.split('.')[0], source: '' }));
}

function material(): unknown {
  const file = at('material.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function answer(path: string): unknown {
  if (path.startsWith('/api/locales/')) return catalogue(path.split('/').at(-1)!);
  if (path === '/api/me') return me;
  if (path === '/api/games') return games;
  if (path === '/api/tables') return { id: 'play', url: '/t/play' };
  if (path.endsWith('/rules')) return rules();
  if (path.endsWith('/material')) return material();
  return undefined;
}

function full(mock: Mock, type: 'table' | 'update', fresh = mock.entries): unknown {
  const actor = mock.view?.to_act ?? null;
  const mine = actor !== null && mock.you.seats.includes(actor);
  return {
    type,
    version: mock.version,
    table: mock.info,
    view: mock.view,
    entries: fresh,
    you: mock.you,
    turn: mock.view && {
      ply: mock.view.ply,
      to_act: actor,
      mine,
      seat: actor,
      prompt: { key: 'paris_paris.prompt.build', args: {} },
      wait: { key: 'paris_paris.prompt.wait', args: { seat: actor } },
      legal: mine ? mock.legal : [],
      undo: mine ? 'free' : null,
      back: mine ? 0 : null,
    },
  };
}

function hear(mock: Mock, message: any, send: (message: unknown) => void): void {
  const said: Mock['entries'] = [];
  const n = mock.entries.length + 1;
  if (message.type === 'look') {
    const view = { ...mock.view, ply: message.ply };
    return send({
      type: 'position',
      ply: message.ply,
      last: mock.view?.ply ?? 0,
      view,
      entry: null,
    });
  }
  if (message.type === 'chat' && message.text === '/help')
    return send({ type: 'info', id: message.id, text: { key: 'chat.empty', args: {} } });
  if (message.type === 'chat')
    said.push({ n, ply: null, seat: 2, kind: 'chat', name: 'Ana', chat: message.text, events: [] });
  if (message.type === 'undo')
    return send({
      type: 'refused',
      id: message.id,
      code: 'rule',
      rule: 'PP5.2',
      text: { key: 'paris_paris.refusal.not_offered', args: { stop: 'louvre' } },
      version: mock.version,
    });
  if (message.type === 'watch') mock.you = { ...mock.you, seat: message.seat };
  if (message.type === 'sit') {
    mock.you = { ...mock.you, seats: [...mock.you.seats, message.seat] };
    const seats = mock.info.seats.map((seat) =>
      seat.seat === message.seat ? { ...seat, kind: 'person' as const, name: me.name } : seat,
    );
    mock.info = { ...mock.info, seats };
  }
  if (message.type === 'act' && mock.view) {
    const seat = message.seat as number;
    const tile = String(message.action).split(' ')[1]!;
    said.push({
      n,
      ply: mock.view.ply + 1,
      seat,
      kind: 'act',
      text: message.action,
      events: [{ kind: 'built', seat, tile }],
    });
    const houses = { ...mock.view.houses, [tile.split('/')[0]!]: [mock.view.seats[seat]!.colour] };
    const offer = mock.view.offer.filter((one: string) => one !== tile);
    mock.view = { ...mock.view, houses, offer, ply: mock.view.ply + 1, to_act: (seat + 1) % 4 };
  }
  mock.version++;
  mock.entries = [...mock.entries, ...said];
  send(full(mock, 'update', said));
  send({ type: 'ack', id: message.id, version: mock.version });
}

export function mock(): Plugin {
  return {
    name: 'mock',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!;
        const body = answer(path);
        if (body === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(body));
      });
      server.httpServer?.on('upgrade', (request, socket) => {
        const url = new URL(request.url ?? '/', 'ws://mock');
        if (!url.pathname.startsWith('/ws/')) return;
        const peer = accept(request, socket);
        if (url.pathname === '/ws/lobby')
          return peer.send({
            type: 'lobby',
            tables: ['play', 'open', 'over'].map((id) => table(id).info),
          });
        const mine = table(url.pathname.split('/').at(-1)!);
        peer.onmessage = (message) => hear(mine, message, peer.send);
        peer.send(full(mine, 'table'));
      });
    },
  };
}
