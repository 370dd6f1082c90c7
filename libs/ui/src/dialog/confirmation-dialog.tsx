'use client';

import { type ReactNode } from 'react';
import { Button } from '../button/button.js';
import styles from './confirmation-dialog.module.css';
import { Dialog } from './dialog.js';

export interface ConfirmationDialogProps {
  /** What is asked; read out as the dialog opens. */
  title: string;
  /** The label of the button that changes nothing. */
  back: string;
  /** Called by the `back` button, the close button and Escape. */
  onBack: () => void;
  /** The label of the button that goes on. */
  confirm: string;
  /** Called by the `confirm` button; the dialog stays open until it is unmounted. */
  onConfirm: () => void;
  /** `danger` when the player loses something. */
  variant?: 'primary' | 'danger' | undefined;
  /** The confirmed action is in progress. */
  loading?: boolean | undefined;
  /** What is about to happen, and what is lost: paragraphs, lists and alerts below each other. */
  children: ReactNode;
}

/** Asks before something that cannot be undone. Only its two buttons and Escape close it. */
export function ConfirmationDialog({
  title,
  back,
  onBack,
  confirm,
  onConfirm,
  variant = 'primary',
  loading = false,
  children,
}: ConfirmationDialogProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      role="alertdialog"
      width="confirmation"
      backdropCloses={false}
      title={title}
      footerLayout="pair"
      footer={
        <>
          <Button size="lg" block onClick={onBack}>
            {back}
          </Button>
          <Button size="lg" block variant={variant} loading={loading} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>{children}</div>
    </Dialog>
  );
}
