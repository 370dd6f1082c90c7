import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { useUi } from '../provider/ui-provider.js';
import styles from './toaster.module.css';

export { toast } from 'sonner';

/** Where short notices appear; mount it once. Show one with `toast.success('Limit updated')`. */
export function Toaster() {
  const { dir, texts } = useUi();
  return (
    <Sonner
      dir={dir}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      containerAriaLabel={texts.notifications}
      icons={{
        success: <CircleCheck size={20} />,
        error: <CircleAlert size={20} />,
        info: <Info size={20} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          success: styles.success,
          error: styles.error,
          info: styles.info,
          icon: styles.icon,
        },
      }}
    />
  );
}
