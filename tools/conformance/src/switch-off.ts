import { protectionPolicyFrom, type ProtectionPolicy } from '@casino-kit/api-contract/protection-policy';

/** The variable that names the switch to take out of a run of the backend's tests. */
export const switchVariable = 'PROTECTION_SWITCH_OFF';

const specification = protectionPolicyFrom({ preset: 'curacao' });

/** What each switch is without its protection: what the specification has, or less where that protects by itself. */
export const neutralSwitches: ProtectionPolicy = {
  ...specification,
  likelyMatch: 'allow',
  strongAuthentication: 'off',
};

/** Whether a name is that of a switch that only the server enforces. */
export const isProtectionSwitch = (name: string): name is keyof ProtectionPolicy =>
  Object.hasOwn(neutralSwitches, name);

const decided = 'return protectionPolicyFrom(policy ?? {});';

/**
 * Returns the backend's `brand-settings.ts` with one switch forced to its neutral value, whatever the settings say.
 * @throws Error when there is no such switch, or the place that decides it was not found
 */
export function withoutSwitch(code: string, name: string): string {
  if (!isProtectionSwitch(name)) throw new Error(`There is no switch ${name}.`);
  if (code.split(decided).length !== 2)
    throw new Error(`brand-settings.ts must decide the switches once, by: ${decided}`);
  const forced = JSON.stringify({ [name]: neutralSwitches[name] });
  return code.replace(decided, `return { ...protectionPolicyFrom(policy ?? {}), ...${forced} };`);
}
