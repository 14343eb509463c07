// Buttons, dialogs, choices: the pieces that every screen is made of.

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { useBack } from './back';
import { Icon, type IconName } from './icons';

interface ButtonProps {
  children?: ComponentChildren;
  icon?: IconName;
  kind?: 'main' | 'warn' | 'quiet' | '';
  size?: 'small' | '';
  wide?: boolean;
  onClick?: () => void;
  disabled?: boolean;
  why?: string | null; // a button that cannot be used says why when it is touched
  onWhy?: (why: string) => void;
  label?: string;
  about?: string; // which help it has, see about.tsx
  pressed?: boolean;
  class?: string;
  type?: 'button' | 'submit';
}

export function Button(props: ButtonProps): JSX.Element {
  const off = props.disabled || !!props.why;
  const only = props.icon && !props.children;
  return (
    <button type={props.type ?? 'button'} aria-label={props.label} title={props.why ?? undefined}
      data-about={props.about}
      class={`button ${props.kind ?? ''} ${props.size ?? ''} ${props.wide ? 'wide' : ''}
        ${only ? 'icon-button' : ''} ${props.class ?? ''}`}
      aria-disabled={off ? 'true' : undefined} aria-pressed={props.pressed}
      onClick={() => (off ? props.why && props.onWhy?.(props.why) : props.onClick?.())}>
      {props.icon && <Icon name={props.icon} size={20} />}
      {props.children}
    </button>
  );
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; text: ComponentChildren; name?: string }[];
  onChange: (value: T) => void;
  disabled?: boolean;
}

export function Segmented<T extends string>(props: SegmentedProps<T>): JSX.Element {
  return (
    <div class="segmented" role="group" aria-label={props.label}>
      {props.options.map((o) => (
        <button type="button" key={o.value} aria-pressed={o.value === props.value}
          aria-label={o.name} disabled={props.disabled}
          onClick={() => props.onChange(o.value)}>{o.text}</button>
      ))}
    </div>
  );
}

interface DialogProps {
  title: string;
  children: ComponentChildren;
  onClose?: () => void;
  class?: string;
}

export function Dialog(props: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  useBack(props.onClose);
  return (
    <dialog ref={ref} class={`dialog ${props.class ?? ''}`} aria-label={props.title}
      onCancel={(e) => { e.preventDefault(); props.onClose?.(); }}
      onClick={(e) => { if (e.target === ref.current) props.onClose?.(); }}>
      <div class="row between dialog-head">
        <h2>{props.title}</h2>
        {props.onClose && <Button kind="quiet" icon="close" label={t('close')}
          onClick={props.onClose} />}
      </div>
      <div class="dialog-body">{props.children}</div>
    </dialog>
  );
}

export function Check(props: {
  text: string; checked: boolean; onChange: (on: boolean) => void; disabled?: boolean;
}): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={props.checked} disabled={props.disabled}
        onChange={(e) => props.onChange(e.currentTarget.checked)} />
      <span>{props.text}</span>
    </label>
  );
}
