import { consoleDict } from "@sihai/text/dict/console/shell";
import { currentMessages, cx, subscribeMessages } from "@sihai/ui";
import { CircleX, ScanBarcode } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useDict } from "#console";
import { feedBurst, noBurst } from "./scan-burst.ts";

type ScanFieldProps = {
  /** What was scanned or typed, as it came. */
  onScan: (text: string) => void;
  hint?: string;
  /** Work is open that a scan must not throw away: the field keeps still, and focus stays where it is. */
  busy?: boolean;
  label?: string;
};

/**
 * The barcode field of a bench. It takes focus when the page opens and whenever focus would be lost; a scanner's burst is caught wherever
 * the cursor stands, and what it typed into another field is taken out again. Fields named `scan-…` keep their own scans. Whoever scans
 * does not look at the screen: what went wrong stays written below the field until the next scan, or until something goes well.
 */
export function ScanField({ onScan, hint, busy = false, label }: ScanFieldProps) {
  const words = useDict(consoleDict);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [failure, setFailure] = useLastFailure();
  const scan = useRef(onScan);
  scan.current = (text) => {
    setFailure(null);
    onScan(text);
  };

  useFocusKept(input, busy);
  useStrayKeys(input, scan, setTyped);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    setTyped("");
    if (text !== "") scan.current(text);
  }

  return (
    <form onSubmit={submit} className={cx("rounded-card p-3", busy ? "bg-white shadow-card" : "bg-brand-soft")}>
      <div className="field-box">
        <ScanBarcode aria-hidden size={26} className="shrink-0 text-brand-strong" />
        <input
          ref={input}
          data-scan
          aria-label={label ?? words.scan.label}
          aria-describedby={hintId}
          placeholder={label ?? words.scan.label}
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          className="text-title!"
        />
        <button type="submit" className="-mr-2 min-h-[44px] px-3 font-semibold text-brand-strong">
          {words.scan.go}
        </button>
      </div>
      <p id={hintId} className="mt-1.5 px-1 text-note text-ink-soft">
        {hint ? `${hint} · ` : ""}
        {words.scan.shortcut}
      </p>
      <LastFailure text={failure} />
    </form>
  );
}

/** The last failure the app told of, which its short message cannot keep on the screen. */
function useLastFailure() {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(
    () =>
      subscribeMessages(() => {
        const last = currentMessages().at(-1);
        if (last !== undefined) setFailure(last.look === "failure" ? last.text : null);
      }),
    [],
  );
  return [failure, setFailure] as const;
}

/** Brings lost keys home: F2 and typing outside any field go to the scan field, and bursts are taken for scans. */
function useStrayKeys(
  input: React.RefObject<HTMLInputElement | null>,
  scan: React.RefObject<(text: string) => void>,
  setTyped: (text: string) => void,
): void {
  useEffect(() => {
    let burst = noBurst;
    /** The field a burst began in, and what stood there before. */
    let burstStart: { field: HTMLInputElement; previous: string } | null = null;

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
      if (event.key === "F2") {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const field = target instanceof HTMLInputElement && target.type !== "password" ? target : null;
      if (field === input.current || field?.name.startsWith("scan-")) return;
      const fed = feedBurst(burst, event.key, event.timeStamp);
      if (fed.burst.text.length === 1) burstStart = field ? { field, previous: field.value } : null;
      burst = fed.burst;
      if (fed.scanned !== null) {
        event.preventDefault();
        event.stopPropagation();
        if (burstStart) restoreValue(burstStart.field, burstStart.previous);
        setTyped("");
        // Once the page has taken the burst out of the field again, it may no longer count as work that is open.
        const { scanned } = fed;
        setTimeout(() => scan.current(scanned));
        return;
      }
      const isTyping = event.key.length === 1 && event.key !== " ";
      if (isTyping && !target?.closest("input, textarea, select, [contenteditable]")) input.current?.focus();
    }

    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [input, scan, setTyped]);
}

/** Writes a value into a field that React looks after. */
function restoreValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Stays written until the next scan, for whoever looks up late. */
function LastFailure({ text }: { text: string | null }) {
  return (
    <p className="mt-1 flex items-center gap-2 px-1 text-body font-semibold text-danger empty:hidden">
      {text === null ? null : (
        <>
          <CircleX aria-hidden size={20} className="shrink-0" />
          {text}
        </>
      )}
    </p>
  );
}

/** Takes focus when nothing is open any more, and whenever it would be lost. */
function useFocusKept(input: React.RefObject<HTMLInputElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) input.current?.focus({ preventScroll: true });
  }, [input, busy]);
  // What had the cursor may be gone, as a button is that was pressed and has done its work.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!busy && isLost && !document.querySelector("dialog:modal")) input.current?.focus({ preventScroll: true });
  });
}
