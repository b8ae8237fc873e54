import { homeDict } from "@sihai/text/dict/home";
import { Button, toast } from "@sihai/ui";
import { ScanLine } from "lucide-react";
import type { FormEvent } from "react";
import { go, hasPage, useDict } from "#shop";

/** Longest share text we read; marketplaces' own are under 400 characters. */
const linkMax = 2000;

type PasteBoxProps = { link: string; onChange: (link: string) => void; onUnreadable: () => void };

/** A link, a share text or another agent's link; the shopping page reads it. */
export function PasteBox({ link, onChange, onUnreadable }: PasteBoxProps) {
  const words = useDict(homeDict);

  async function paste() {
    try {
      onChange((await navigator.clipboard.readText()).slice(0, linkMax));
    } catch {
      onUnreadable();
    }
  }

  function find(event: FormEvent) {
    event.preventDefault();
    const text = link.replace(/\s+/g, " ").trim();
    if (text === "") toast(words.emptyPaste);
    else go("/shopping", { link: text });
  }

  const examples = [words.taobao, words.wholesale, words.weidian, words.jd, words.xianyu];
  return (
    <form onSubmit={find} className="flex flex-col gap-3 rounded-card bg-white p-4 shadow-card">
      <div className="field-box">
        <ScanLine aria-hidden size={20} className="shrink-0 text-grey" />
        <textarea
          aria-label={words.pasteLabel}
          rows={2}
          maxLength={linkMax}
          value={link}
          placeholder={words.pastePlaceholder}
          onChange={(event) => onChange(event.target.value.slice(0, linkMax))}
          className="field-sizing-content min-h-[68px] resize-none py-2.5 leading-6"
        />
        {link === "" || !hasPage("/shopping") ? (
          <Button kind="quiet" small onClick={() => void paste()}>
            {words.paste}
          </Button>
        ) : (
          <Button small type="submit">
            {words.find}
          </Button>
        )}
      </div>
      <ul aria-label={words.platforms} className="flex flex-wrap items-center gap-2 text-[15px] text-grey">
        {examples.map((name) => (
          <li key={name} className="rounded-full bg-fill px-3 py-1 text-[#414a59]">
            {name}
          </li>
        ))}
        <li className="px-1">{words.andMore(10)}</li>
      </ul>
    </form>
  );
}
