// A new table that goes on from a moment of a game that has ended, against bots.
import { cut } from './cut';
import { api } from '../lib/api';
import { Table } from '../table/table.svelte';
import type { Opened, TableInfo } from '../lib/protocol';

const LEVEL = 'middle';
/** Milliseconds between two looks whether everybody sits, and how many there are at most. */
const [PAUSE, LOOKS] = [100, 100];

/** Opens the table, sits down on `seat` and gives the others to bots; returns its id. */
export async function playFrom(info: TableInfo, seat: number, actions: number): Promise<string> {
  const answer = await fetch(`/api/tables/${info.id}/record`);
  if (!answer.ok) await api.get(`/api/tables/${info.id}/record`); // says why
  const { id } = await api.post<Opened>('/api/records', cut(await answer.text(), actions));
  const table = new Table(id);
  try {
    table.send({ type: 'sit', seat });
    for (let other = 0; other < info.players; other++)
      if (other !== seat) table.send({ type: 'bot', seat: other, level: LEVEL });
    for (let n = 0; n < LOOKS && table.unsent > 0; n++)
      await new Promise((go) => setTimeout(go, PAUSE));
  } finally {
    table.close();
  }
  return id;
}
