'use client';

/** A globe with a marked place, as decoration. */
export function Globe({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 400" fill="none" stroke="currentColor" aria-hidden="true">
      <g strokeWidth="1" opacity=".5">
        <circle cx="200" cy="200" r="160" />
        <ellipse cx="200" cy="200" rx="56" ry="160" />
        <ellipse cx="200" cy="200" rx="112" ry="160" />
        <path d="M40 200h320M61 120h278M61 280h278M200 40v320" />
      </g>
      <circle cx="200" cy="200" r="196" strokeDasharray="2 10" opacity=".7" />
      <g stroke="var(--color-primary)">
        <circle
          cx="232"
          cy="134"
          r="34"
          strokeWidth="1.5"
          fill="color-mix(in srgb, var(--color-primary) 14%, transparent)"
        />
        <circle cx="232" cy="134" r="62" opacity=".45" />
      </g>
      <circle cx="232" cy="134" r="7" fill="var(--color-primary)" stroke="none" />
    </svg>
  );
}
