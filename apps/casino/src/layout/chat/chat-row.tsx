import { useSupports } from '@casino-kit/api-client';
import { getChat } from '@casino-kit/api-contract';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode } from 'react';
import { usePageTexts } from '../../app/page-texts.js';
import { type MenuRowProps } from '../sheet/menu-row.js';
import { useChat } from './chat-visit.js';

/** The line of a menu that closes the menu and opens the chat; nothing on a server without a chat. */
export default function ChatRow({
  onClose,
  row,
}: {
  onClose: () => void;
  /** Renders the line as the menu's others. */
  row: (props: MenuRowProps) => ReactNode;
}) {
  const t = usePageTexts();
  const chat = useChat();
  if (!useSupports(getChat)) return null;
  const onPress = () => {
    onClose();
    chat.open();
  };
  const icon = <MessagesSquare size={20} strokeWidth={1.75} aria-hidden />;
  return <li>{row({ label: t('shell.chat'), icon, onPress })}</li>;
}
