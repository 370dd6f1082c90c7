'use client';

import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The modules of a QR code, as one path. */
export default function DrawnQrCode({ data, label }: { data: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(data, { ecc: 'M', border: 4 });
    const dark = code.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, path: dark.join('') };
  }, [data]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
