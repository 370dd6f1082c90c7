import { findResources } from './resources.js';
import { run } from './run.js';

await run(findResources());
