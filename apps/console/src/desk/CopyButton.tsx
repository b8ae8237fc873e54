import { shellDict } from "@sihai/text/dict/shell";
import { IconButton, toastFailure, toastSuccess } from "@sihai/ui";
import { Copy } from "lucide-react";
import { useDict } from "#console";

/** Copies a value into another program's form, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useDict(shellDict);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(words.copySuccess);
    } catch {
      toastFailure(words.copyFailed);
    }
  }
  return <IconButton icon={Copy} label={label} onClick={() => void copy()} />;
}
