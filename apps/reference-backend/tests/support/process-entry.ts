import { findResources } from '../../src/resources.js';
import { run } from '../../src/run.js';
import { artwork } from './folders.js';

// The program itself, with the small catalogue of the tests.
await run({ ...findResources(), artwork });
