import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaults.js';
import { readLocalSettings } from './local-settings.js';
import { type SettingsIssue } from './read-settings.js';

const today = '2026-11-20';
const forced = { use1ClickRegistration: true, useSMSResetPassword: true, allowGameViewNotLoggedUser: true };

describe('readLocalSettings', () => {
  it('reads settings and turns the three on, regardless of their values', () => {
    expect(readLocalSettings('{"theme":"lulu","use1ClickRegistration":false}', { today })).toEqual({
      ...defaultSettings(today),
      theme: 'lulu',
      ...forced,
    });
  });

  it.each([null, undefined, '', '  '])('is off for %j, without a report', (json) => {
    const issues: SettingsIssue[] = [];
    expect(readLocalSettings(json, { today, report: (issue) => issues.push(issue) })).toBeNull();
    expect(issues).toEqual([]);
  });

  it.each([
    ['{', 'not JSON'],
    ['theme: lulu', 'not JSON'],
    ['[]', 'not an object'],
    ['null', 'not an object'],
    ['7', 'not an object'],
  ])('reads %s as null and reports that it is %s', (json, issue) => {
    const issues: SettingsIssue[] = [];
    expect(readLocalSettings(json, { today, report: (found) => issues.push(found) })).toBeNull();
    expect(issues).toEqual([{ field: 'local settings', issue }]);
  });

  it.each(['{', '[]'])('reads %s as null when no one wants a report', (json) => {
    expect(readLocalSettings(json, { today })).toBeNull();
  });
});
