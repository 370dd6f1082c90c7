'use client';

import { type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link, type LinkProps } from '../navigation/navigation.js';
import { useUi } from '../provider/ui-provider.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'line' | 'ghost' | 'glass' | 'danger' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  /** `line` by default; `primary` is for the main action of a view. */
  variant?: ButtonVariant | undefined;
  /** 36, 44 or 52 px high. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode | undefined;
}

const toClassName = ({ variant = 'line', size = 'md', block }: Look, className?: string) =>
  [styles.button, styles[variant], styles[size], block && styles.block, className].filter(Boolean).join(' ');

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Work is in progress: the button keeps its width, announces it to screen readers and does nothing. */
  loading?: boolean | undefined;
  /** The `<button>` element, for example to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. Use one primary button per view. */
export function Button({
  variant,
  size,
  block,
  icon,
  loading = false,
  className,
  children,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const { texts } = useUi();
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={toClassName({ variant, size, block }, className)}
    >
      {loading && (
        <span className={styles.spinner}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </span>
      )}
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={toClassName({ variant, size, block }, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action, for screen readers and as the title. */
  label: string;
  /** 36 or 44 px square; `md` by default. */
  size?: 'sm' | 'md' | undefined;
  /** A line around it, on a raised ground. */
  outlined?: boolean | undefined;
  children: ReactNode;
  /** The `<button>` element, for example to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon. */
export function IconButton({
  label,
  size = 'md',
  outlined = false,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={[styles.icon, size === 'sm' && styles.iconSmall, outlined && styles.outlined, className]
        .filter(Boolean)
        .join(' ')}
    >
      {children}
    </button>
  );
}
