export interface ModalProps {
  open: boolean;
  /** Drops the modal and its own parameters from the address; other parameters stay (decisions 11). */
  onClose: () => void;
}
