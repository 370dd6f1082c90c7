'use client';

import { type ReactNode } from 'react';
import styles from './method-mark.module.css';

/** The frame of a mark: 40 by 24, drawn with the colours of its tile. `leads` mirrors it in right-to-left languages. */
function Mark({ leads = false, children }: { leads?: boolean | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 40 24"
      className={styles.drawing}
      data-icon={leads ? 'directional' : undefined}
      aria-hidden
    >
      {children}
    </svg>
  );
}

const card = (
  <Mark>
    <path d="M9 2h27a3 3 0 0 1 3 3v11" className={styles.line} />
    <rect x="1" y="5" width="33" height="18" rx="3" className={styles.ground} />
    <path d="M1 10h33" className={styles.bar} />
    <rect x="5" y="14" width="7" height="5" rx="1.2" className={styles.fill} />
    <path d="M22 18.5h8" className={styles.line} />
  </Mark>
);

const crypto = (
  <Mark>
    <circle cx="12" cy="12" r="10.5" className={styles.ground} />
    <path d="m12 5.5 6.5 6.5-6.5 6.5L5.5 12Z" className={styles.line} />
    <circle cx="12" cy="12" r="2.2" className={styles.fill} />
    <circle cx="28" cy="12" r="7.5" className={styles.ring} />
    <path d="M28 8v8M25.5 9.5 28 8l2.5 1.5M25.5 14.5 28 16l2.5-1.5" className={styles.line} />
  </Mark>
);

const bank = (
  <Mark leads>
    <path d="M2 9 14 2l12 7Z" className={styles.ground} />
    <path d="M6 11.5v6M11.3 11.5v6M16.7 11.5v6M22 11.5v6M3 21h22" className={styles.line} />
    <circle cx="14" cy="6.3" r="1.2" className={styles.fill} />
    <path d="M29 11.5h8m-3-3 3 3-3 3" className={styles.line} />
  </Mark>
);

const upi = (
  <Mark>
    <rect x="1" y="1.5" width="13" height="21" rx="3" className={styles.ground} />
    <path d="M6 19.5h3" className={styles.line} />
    <path d="M18 5.5V3h3M31 3h3v2.5M34 18.5V21h-3M21 21h-3v-2.5" className={styles.line} />
    <path
      d="M21 6h4v4h-4ZM27 6h4v4h-4ZM21 14h4v4h-4ZM27 14h2v2h-2ZM29 16h2v2h-2ZM4.5 6h6v6h-6Z"
      className={styles.fill}
    />
  </Mark>
);

const skrill = (
  <Mark>
    <path d="M2 7.5 22 2v4" className={styles.line} />
    <rect x="1" y="6" width="27" height="16" rx="3" className={styles.ground} />
    <rect x="19" y="11" width="13" height="6.5" rx="3.2" className={styles.pocket} />
    <circle cx="23" cy="14.3" r="1.4" className={styles.fill} />
  </Mark>
);

const pix = (
  <Mark>
    <rect x="1" y="2" width="20" height="20" rx="6" className={styles.ground} />
    <path d="M12.5 5 6.5 13h4l-1 6 6-8h-4Z" className={styles.fill} />
    <path d="M25 7.5h9M25 12h12M25 16.5h6" className={styles.line} />
  </Mark>
);

const redirect = (
  <Mark leads>
    <rect x="1" y="2" width="26" height="20" rx="3" className={styles.ground} />
    <path d="M1 7.5h26" className={styles.line} />
    <circle cx="5" cy="4.8" r="1" className={styles.fill} />
    <circle cx="8.5" cy="4.8" r="1" className={styles.fill} />
    <path d="M14 15h22m-5-5 5 5-5 5" className={styles.line} />
  </Mark>
);

/** The mark of each kind of method, drawn for this library: it contains no provider's logo. */
export const marks: Readonly<Record<string, ReactNode>> = {
  card,
  cards: card,
  crypto,
  bank,
  netbanking: bank,
  upi,
  skrill,
  cpf: pix,
  pix,
  redirect,
  carouseller: redirect,
};
