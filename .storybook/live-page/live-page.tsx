import { Alert, Field } from '@casino-kit/ui';
import { type ReactNode, useId } from 'react';
import styles from './live-page.module.css';

export interface LivePageProps {
  /** What can be tried here. */
  title: string;
  /** One or two sentences: what the library does for whom. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page on which a library without components of its own can be tried: panels with input and what it computes. */
export function LivePage({ title, lead, children }: LivePageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.panels}>{children}</div>
    </article>
  );
}

export interface LivePanelProps {
  /** What the panel is about; also its accessible name. */
  title: string;
  /** Takes the whole width of the page. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** A titled part of a live page. */
export function LivePanel({ title, wide = false, children }: LivePanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} data-wide={wide || undefined} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Fields side by side where there is room. */
export function LiveFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Buttons in a row. */
export function LiveActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

export interface LiveResultProps {
  /** Names the result, for screen readers and tests. */
  label: string;
  /** What was computed. */
  value: ReactNode;
}

/** The one result that a panel is about, announced when it changes. */
export function LiveResult({ label, value }: LiveResultProps) {
  return (
    <div className={styles.result}>
      <span className={styles.label}>{label}</span>
      <output aria-label={label} className={styles.value}>
        {value}
      </output>
    </div>
  );
}

export interface LiveTextAreaProps {
  /** Above the control, and its accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the text; ties it to the control. */
  error?: string | undefined;
  /** Lines to show; 10 by default. */
  rows?: number | undefined;
}

/** Several lines of code or data to change, left to right in every language. */
export function LiveTextArea({ label, value, onChange, error, rows = 10 }: LiveTextAreaProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          className={styles.area}
          dir="ltr"
          spellCheck={false}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Code, data or a text of the machine: left to right in every language, scrolled sideways where it is long. */
export function LiveCode({ label, children }: { label: string; children: string }) {
  return (
    // A region that scrolls must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
    <pre className={styles.code} dir="ltr" role="group" aria-label={label} tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

/** What is wrong with the input, in the library's own words where it has some. */
export function LiveError({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Alert tone="danger" title={title} live>
      {children}
    </Alert>
  );
}

/** The outcome of {@link attempt}. */
export type Attempted<T> = { value: T; error: null } | { value: null; error: string };

/** Runs a calculation and returns its result, or the message of what it threw. */
export function attempt<T>(calculate: () => T): Attempted<T> {
  try {
    return { value: calculate(), error: null };
  } catch (error) {
    return { value: null, error: error instanceof Error ? error.message : String(error) };
  }
}
