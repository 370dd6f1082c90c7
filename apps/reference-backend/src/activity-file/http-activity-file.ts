import * as v from 'valibot';
import { askService, type ServiceOptions } from '../ask-service.js';
import { type Configuration } from '../configuration.js';
import { type ActivityFile } from './activity-file.js';

const answerSchema = v.object({ activeElsewhere: v.boolean() });

/**
 * Creates the adapter of an activity file behind an address: `POST` of `{ person, active }` as JSON, which answers
 * `{"activeElsewhere": false}`. Whatever is late, is not 200 or cannot be read is no answer.
 */
export function createHttpActivityFile(service: ServiceOptions): ActivityFile {
  return {
    async begin(person) {
      const answer = await askService(service, { person, active: true }, answerSchema);
      if (answer === null) return 'unavailable';
      return answer.activeElsewhere ? 'elsewhere' : 'active';
    },
    end: async (person) => (await askService(service, { person, active: false }, answerSchema)) !== null,
  };
}

/** Returns the configured activity file; undefined without one. */
export function activityFileFrom({
  activityFile,
}: Pick<Configuration, 'activityFile'>): ActivityFile | undefined {
  const { url, ...options } = activityFile;
  return url === undefined ? undefined : createHttpActivityFile({ ...options, url });
}
