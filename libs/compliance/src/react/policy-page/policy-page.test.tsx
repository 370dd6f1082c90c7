import { act, render, screen } from '@testing-library/react';
import { SettingsProvider } from '@casino-kit/settings';
import { makeSettings } from '@casino-kit/settings/testing';
import { I18nProvider } from '@casino-kit/i18n';
import { expect, it, vi } from 'vitest';
import { loadPolicy } from '../../policies/load-policy.js';
import { PolicyPage, type PolicyPageProps } from './policy-page.js';

const operator = {
  name: 'Harbour Games N.V.',
  licence: 'OGL/2025/1, Curaçao Gaming Authority',
  supportEmail: 'help@harbour.example',
};
/** Waits until the text has loaded. */
const open = (
  settings: Parameters<typeof makeSettings>[0],
  code = 'en',
  { policy = 'terms-and-conditions', sectionContent }: Partial<PolicyPageProps> = {},
) =>
  act(async () => {
    render(
      <SettingsProvider settings={makeSettings(settings)}>
        <I18nProvider code={code} texts={{}}>
          <PolicyPage policy={policy} sectionContent={sectionContent} />
        </I18nProvider>
      </SettingsProvider>,
    );
    await loadPolicy(policy, code);
  });

it('names the brand, its operator, licence and support, and lists every section in the contents', async () => {
  await open({ brandName: 'Harbour', operator });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
  const text = screen.getByRole('article');
  expect(text.textContent).toContain('Harbour is for adults. You must be at least 18 years old');
  expect(text.textContent).toContain('Licence: OGL/2025/1, Curaçao Gaming Authority.');
  expect(text.textContent).toContain('run by Harbour Games N.V.');
  const [support] = screen.getAllByRole('link', { name: 'help@harbour.example' });
  expect(support?.getAttribute('href')).toBe('mailto:help@harbour.example');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const targets = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice(1));
  expect(targets).toEqual([...text.querySelectorAll('section')].map(({ id }) => id));
  expect(screen.getAllByRole('link', { name: /bonus terms/i })[0]?.getAttribute('href')).toBe('/bonus-terms');
});

it('leaves out sentences with values that the brand does not have', async () => {
  await open({ brandName: 'Harbour' });
  const text = screen.getByRole('article');
  expect(text.textContent).toContain('Harbour is run by Harbour.');
  expect(text.textContent).not.toMatch(/Licence|Registered address|\{\{|undefined/);
});

it('is in English, and marked as such, where it is not written in the player’s language', async () => {
  await open({}, 'xx');
  expect(screen.getByRole('article').getAttribute('lang')).toBe('en');
});

it.each([true, false])(
  'lays out the sections as they come near with `useLazyCMSRendering` alone: %s',
  async (lazy) => {
    await open({ useLazyCMSRendering: lazy });
    expect(screen.getByRole('article').hasAttribute('data-lazy')).toBe(lazy);
  },
);

it.each([
  ['curacao', 'Your limits show what you have staked', /shows how long/],
  ['mga', 'shows how long you have been playing.', /up or down/],
  ['strict', 'how long you have been playing, what you have staked and whether you are up or down.', /\{\{/],
] as const)('says what a game shows by the policy: %s', async (preset, sentence, unsaid) => {
  await act(async () => {
    render(
      <SettingsProvider settings={makeSettings({ policy: { preset } })}>
        <PolicyPage policy="responsible-gambling" />
      </SettingsProvider>,
    );
    await loadPolicy('responsible-gambling', 'en');
  });
  const text = screen.getByRole('article').textContent;
  expect(text).toContain(sentence);
  expect(text).not.toMatch(unsaid);
});

const terms = () => screen.getByRole('article').textContent;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('says how to complain, until when there is an answer, and who decides after that', async () => {
  await open({
    operator: {
      ...operator,
      complaintsEmail: 'complaints@harbour.example',
      disputeBody: { name: 'Harbour Disputes', url: 'https://disputes.example', days: 56 },
    },
  });
  const address = screen.getByRole('link', { name: 'complaints@harbour.example' });
  expect(address.getAttribute('href')).toBe('mailto:complaints@harbour.example');
  expect(terms()).toContain('final answer 8 weeks after your complaint at the latest');
  const body = screen.getByRole('link', { name: 'Harbour Disputes' });
  expect(body.getAttribute('href')).toBe('https://disputes.example');
});

it.each([
  ['none', /is not protected if Harbour Games N.V. becomes insolvent.*Level of protection: none/],
  ['medium', /There is no guarantee that all of it is paid back. Level of protection: medium/],
  ['high', /does not belong to the business.*Level of protection: high/],
] as const)('says how players’ money is protected: %s', async (level, text) => {
  await open({ operator: { ...operator, fundsProtection: { level, text: { en: 'Our own words.' } } } });
  expect(terms()).toMatch(text);
  expect(terms()).toContain('Our own words.');
  expect(terms()?.match(/Level of protection/g)).toHaveLength(1);
});

it('says when an account is dormant, and what that costs', async () => {
  const dormantAccount = { months: 12, feePerMonth: '5.00', currencyCode: 'EUR' };
  await open({ operator: { ...operator, dormantAccount } });
  expect(terms()).toContain('nobody has logged in for 12 months');
  expect(terms()).toContain('costs €5.00 a month, at most what is in it');
  expect(terms()).not.toContain('costs nothing');
});

it('leaves out sections about which the brand says nothing, with their titles and numbers', async () => {
  await open({ brandName: 'Harbour' });
  expect(headings().join()).not.toMatch(/protected|Dormant|Complaints/);
  const numbers = headings().flatMap((title) => /^\d+/.exec(title ?? '')?.map(Number) ?? []);
  expect(numbers).toEqual(numbers.map((_, place) => place + 1));
});

it('has a section for content of the host, and two services where the host has no help lines', async () => {
  await open({}, 'en', { policy: 'responsible-gambling' });
  expect(headings().join()).not.toContain('Self-test');
  expect(terms()).toContain('gamblingtherapy.org');
});

it('shows the host’s content in its sections, in place of the two services', async () => {
  await open({}, 'en', {
    policy: 'responsible-gambling',
    sectionContent: { 'self-test': <button>Start</button>, help: <b>0800 555</b> },
  });
  expect(screen.getByRole('button', { name: 'Start' }).closest('section')?.id).toBe('self-test');
  expect(screen.getByText('0800 555').closest('section')?.id).toBe('help');
  expect(terms()).not.toContain('gamblingtherapy.org');
});

it('scrolls to the section of the address, which has the focus, when a router opened the page', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    callback(0);
    return 0;
  });
  Element.prototype.scrollIntoView = function scroll() {
    scrolled(this.id);
  };
  window.location.hash = '#account';
  await open({});
  expect(scrolled).toHaveBeenCalledWith('account');
  expect(document.activeElement?.textContent).toMatch(/Your account$/);
  vi.unstubAllGlobals();
});
