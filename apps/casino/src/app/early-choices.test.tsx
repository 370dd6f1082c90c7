import { act, lazy, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberHandledChoices, repeatEarlyChoices, repeatStoppedChoices } from './early-choices.js';

const chosen = vi.fn<(field: string, value: string | boolean) => void>();

/** Controlled fields, as those of the pages. */
function Fields() {
  const [sort, setSort] = useState('popular');
  const [search, setSearch] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [size, setSize] = useState('small');
  const [note, setNote] = useState('');
  return (
    <form>
      <select
        value={sort}
        onChange={({ target }) => {
          setSort(target.value);
          chosen('sort', target.value);
        }}
      >
        <option value="popular">Popularity</option>
        <option value="name">Name</option>
      </select>
      <input
        type="search"
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          chosen('search', target.value);
        }}
      />
      <input
        type="checkbox"
        checked={agreed}
        onChange={() => {
          setAgreed(!agreed);
          chosen('agreed', !agreed);
        }}
      />
      {['small', 'large'].map((value) => (
        <input
          key={value}
          type="radio"
          name="size"
          value={value}
          checked={size === value}
          onChange={() => {
            setSize(value);
            chosen('size', value);
          }}
        />
      ))}
      <textarea
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          chosen('note', target.value);
        }}
      />
    </form>
  );
}
/** Fields in a part that hydrates on its own. */
const part = (
  <Suspense key="fields">
    <Fields />
  </Suspense>
);

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const shown = () => [
  field('select').value,
  field('[type=search]').value,
  field('[type=checkbox]').checked,
  field('[value=large]').checked,
  field('textarea').value,
];
const chooseAll = () => {
  field('select').value = 'name';
  field('[type=search]').value = 'tides';
  field('[type=checkbox]').checked = true;
  field('[value=large]').checked = true;
  field('textarea').value = 'Hello';
};

/** Expects that the fields learned each of those choices once, and show them. */
function expectEveryChoice() {
  expect(chosen.mock.calls).toEqual([
    ['sort', 'name'],
    ['search', 'tides'],
    ['agreed', true],
    ['size', 'large'],
    ['note', 'Hello'],
  ]);
  expect(shown()).toEqual(['name', 'tides', true, true, 'Hello']);
}
/** Chooses in the list as a browser does. */
function choose(value: string) {
  const select = field('select');
  select.value = value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Calls what repeats choices, and waits until it has. */
const repeating = (repeat: () => void) =>
  act(async () => {
    repeat();
    vi.runAllTimers();
  });

let root: HTMLElement;
let hydrated: Root | undefined;
rememberHandledChoices(document);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  chosen.mockClear();
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => hydrated?.unmount());
  root.remove();
  vi.useRealTimers();
});

describe.each([
  ['of the page', <Fields key="fields" />],
  ['of a part that hydrates later', part],
])('fields %s', (_where, page) => {
  beforeEach(() => {
    root.innerHTML = renderToString(page);
  });
  const hydrate = () =>
    act(async () => {
      hydrated = hydrateRoot(root, page);
    });

  it('learn what was chosen and typed before they were hydrated', async () => {
    chooseAll();
    await hydrate();
    expect(chosen).not.toHaveBeenCalled();
    await repeating(() => repeatEarlyChoices(document));
    expectEveryChoice();
  });

  it('learn nothing when nothing was chosen', async () => {
    await hydrate();
    await repeating(() => repeatEarlyChoices(document));
    expect(chosen).not.toHaveBeenCalled();
    expect(shown()).toEqual(['popular', '', false, false, '']);
  });

  it('keep a choice that they have handled themselves', async () => {
    await hydrate();
    await act(async () => field('[type=checkbox]').click());
    await repeating(() => repeatEarlyChoices(document));
    expect(chosen.mock.calls).toEqual([['agreed', true]]);
    expect(shown()).toEqual(['popular', '', true, false, '']);
  });
});

it('fields whose part was waiting are hydrated by their choice', async () => {
  root.innerHTML = renderToString(part);
  chooseAll();
  await act(async () => {
    hydrated = hydrateRoot(root, part);
    repeatEarlyChoices(document);
    vi.runAllTimers();
  });
  expect(shown()).toEqual(['name', 'tides', true, true, 'Hello']);
});

describe('fields of a part whose code arrives after the page’s', () => {
  let bringCode: () => void = () => undefined;
  const render = () => {
    root.innerHTML = renderToString(part);
    const LazyFields = lazy(
      () =>
        new Promise<{ default: typeof Fields }>((resolve) => {
          bringCode = () => resolve({ default: Fields });
        }),
    );
    return () =>
      act(async () => {
        hydrated = hydrateRoot(
          root,
          <Suspense>
            <LazyFields />
          </Suspense>,
        );
      });
  };

  it('learn what was chosen once they are hydrated, and only then', async () => {
    const hydrate = render();
    chooseAll();
    await hydrate();
    await repeating(() => repeatEarlyChoices(document));
    expect(chosen).not.toHaveBeenCalled();
    await act(async () => bringCode());
    await repeating(repeatStoppedChoices);
    await repeating(repeatStoppedChoices);
    expectEveryChoice();
  });

  it('learn what was chosen when the page was hydrated and they were not', async () => {
    const hydrate = render();
    await hydrate();
    await repeating(() => repeatEarlyChoices(document));
    await act(async () => {
      choose('name');
      field('[type=checkbox]').click();
    });
    expect(chosen).not.toHaveBeenCalled();
    await act(async () => bringCode());
    await repeating(repeatStoppedChoices);
    await repeating(repeatStoppedChoices);
    expect(chosen.mock.calls).toEqual([
      ['sort', 'name'],
      ['agreed', true],
    ]);
    expect(shown()).toEqual(['name', '', true, false, '']);
  });
});

/** As the language: it shows a choice only when its texts have come. */
function LateChoice() {
  useEffect(() => repeatEarlyChoices(document), []);
  return (
    <select value="en" onChange={({ target }) => chosen('language', target.value)}>
      <option value="en">English</option>
      <option value="ar">Arabic</option>
    </select>
  );
}

it('a choice that hydrates its page is handled once', async () => {
  root.innerHTML = renderToString(<LateChoice />);
  await act(async () => {
    hydrated = hydrateRoot(root, <LateChoice />);
    choose('ar');
    vi.runAllTimers();
  });
  expect(chosen.mock.calls).toEqual([['language', 'ar']]);
});
