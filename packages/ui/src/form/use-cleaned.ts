import { type ChangeEvent, type CompositionEvent, useState } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * For fields that keep only a part of what is typed. While an input method composes, the field shows what it says and gives nothing away:
 * a value put in between would break the composition off, and `谢谢` would stay `xie`. What has come of it is cleaned, and given, at its end.
 */
export function useCleaned(value: string, onChange: (value: string) => void, clean: (typed: string) => string) {
  const [composed, setComposed] = useState<string | null>(null);
  function give(typed: string) {
    setComposed(null);
    onChange(clean(typed));
  }
  return {
    value: composed ?? value,
    onChange: (event: ChangeEvent<Field>) => {
      const { nativeEvent, target } = event;
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value);
      else give(target.value);
    },
    onCompositionEnd: (event: CompositionEvent<Field>) => give(event.currentTarget.value),
  };
}
