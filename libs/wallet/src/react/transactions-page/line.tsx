'use client';

import { Fragment } from 'react';

/** Parts of a line, such as a time and what it is about. A range of times (`at`) runs in the direction of the page. */
export function Line({ at, parts }: { at?: string | undefined; parts: readonly string[] }) {
  return (
    <small>
      {at !== undefined && `${at} · `}
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </small>
  );
}
