import { mergeConfig } from 'vite';
import base from '../vite.config';
import { mock } from './plugin';

const { server: _proxy, ...rest } = base;

export default mergeConfig(rest, { plugins: [mock()] });
