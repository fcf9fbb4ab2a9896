import { mergeConfig } from 'vite';
import base from '../vite.config';
import { mock } from './plugin';

export default mergeConfig(base, { plugins: [mock()] });
