'use client';

import { Fragment } from 'react';

/** Parts of a line, such as a time and what it is about. */
export function Line({ parts }: { parts: readonly string[] }) {
  return (
    <small>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' · '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </small>
  );
}
