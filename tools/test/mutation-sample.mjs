/**
 * A plugin of Stryker that leaves out all but every nth change, for `npm run mutation -- --one-in=6`. Changes are numbered by
 * file and place, so the sample is spread over all files and is the same each time.
 */
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const every = Number(process.env.MUTATION_ONE_IN);

class Sample {
  async init() {}

  group(changes) {
    return Promise.resolve([changes.map(({ id }) => id)]);
  }

  check(changes) {
    const check = ({ id }) =>
      Number(id) % every === 0
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'not in the sample' };
    return Promise.resolve(Object.fromEntries(changes.map((change) => [change.id, check(change)])));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', Sample)];
