import { solve } from './solve';
import type { Task } from './work';

onmessage = ({ data }) => postMessage(solve(data as Task));
