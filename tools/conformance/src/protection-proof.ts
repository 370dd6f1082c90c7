import { type ProtectionFacts } from './protection-facts.ts';
import { neutralSwitches } from './switch-off.ts';

/** What a run of tests reports, as far as a proof needs it. */
export interface TestRun {
  testResults: readonly {
    assertionResults: readonly {
      fullName: string;
      title: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The tests that should notice when a switch is gone. */
export interface SwitchProof {
  name: string;
  tests: readonly { file: string; title: string }[];
}

const suite = 'apps/reference-backend/tests/';

/** Returns each switch that only the server enforces, with the tests over HTTP that the table names for it. */
export function switchProofs({ facts, tests, switchTests }: ProtectionFacts): readonly SwitchProof[] {
  return Object.keys(neutralSwitches).map((name) => {
    const named = facts.filter(({ switches }) => name in switches).flatMap((fact) => fact.tests);
    const keys = [...new Set([...(switchTests[name] ?? []), ...named])];
    return {
      name,
      tests: keys.flatMap((key) => {
        const test = tests[key];
        return test?.file.startsWith(suite) === true ? [test] : [];
      }),
    };
  });
}

/** Returns the pattern that selects the tests of these titles, whatever a title's placeholders become. */
export function titlePattern(titles: readonly string[]): string {
  const patterns = titles.map((title) =>
    title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%[a-z]/g, '.*'),
  );
  return `(?:^| )(?:${patterns.join('|')})$`;
}

/** Returns the full name of a test that failed by what it expects; one that ran out of time proves nothing. */
export function failedTest({ testResults }: TestRun): string | undefined {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(
      ({ status, failureMessages }) =>
        status === 'failed' &&
        (failureMessages ?? []).some((message) => !message.includes('timed out in') && message !== ''),
    )?.fullName;
}
