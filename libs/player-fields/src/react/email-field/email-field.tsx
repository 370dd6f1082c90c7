import { type ChangeEvent } from 'react';
import { filterEmail } from '@casino-kit/api-contract/field-rules';
import { TextField, type TextFieldProps } from '@casino-kit/ui';
import { Mail } from 'lucide-react';

/** Takes out what an address cannot hold and keeps the caret where it was. */
function keepAllowed(input: HTMLInputElement): void {
  const kept = filterEmail(input.value);
  if (kept === input.value) return;
  const caret = filterEmail(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = kept;
  input.setSelectionRange(caret, caret);
}

/** An e-mail address: only letters, digits and `@ . _ % + -` get in, typed or pasted (§5). */
export function EmailField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'icon' | 'latin'>) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    keepAllowed(event.target);
    onChange?.(event);
  };
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      {...field}
      // Not `email`: browsers hide the caret's place in it, and rewrite what is typed.
      type="text"
      latin
      icon={<Mail size={20} aria-hidden />}
      onChange={change}
    />
  );
}
