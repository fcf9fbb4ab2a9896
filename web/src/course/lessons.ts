// Which lessons a game has: asked once, however many parts of a page want to know.
import { api } from '../lib/api';
import type { LessonInfo } from '../lib/protocol';

const asked: { [game: string]: Promise<LessonInfo[]> | undefined } = {};

export const lessonsOf = (game: string): Promise<LessonInfo[]> =>
  (asked[game] ??= api
    .get<LessonInfo[]>(`/api/courses/${encodeURIComponent(game)}`)
    .catch((error: unknown) => {
      asked[game] = undefined;
      throw error;
    }));
