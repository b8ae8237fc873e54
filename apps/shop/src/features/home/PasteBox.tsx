import { popularGoods } from "@sihai/contract/goods";
import { platforms } from "@sihai/domain/platform";
import { homeDict } from "@sihai/text/dict/home";
import { Button, toast } from "@sihai/ui";
import { type FormEvent, lazy, Suspense } from "react";
import { go, useDict, useEndpoint, useLanguage } from "#shop";
import { keywordOf } from "../goods/keyword.ts";
import { platformLabel } from "../goods/local-text.ts";
import { splitPasted } from "../goods/pasted/split-pasted.ts";
import { useUnderstanding } from "../goods/pasted/use-understanding.ts";

// Asked for with the first letter, as what it says is.
const Understanding = lazy(() => import("../goods/pasted/Understanding.tsx"));

/** Longest share text we read; marketplaces' own are under 400 characters. */
const linkMax = 2000;
const shownPlatforms = ["taobao", "1688", "weidian", "jd", "xianyu"] as const;

type PasteBoxProps = { link: string; onChange: (link: string) => void; onUnreadable: () => void };

/** A link, a share text or another agent's link; what it stands for is said while it is typed. Any other text is searched for. */
export function PasteBox({ link, onChange, onUnreadable }: PasteBoxProps) {
  const words = useDict(homeDict);
  const understood = useUnderstanding(link);
  const links = splitPasted(link).length;

  async function paste() {
    try {
      onChange((await navigator.clipboard.readText()).slice(0, linkMax));
    } catch {
      onUnreadable();
    }
  }

  /** Judges the text itself: what is said below it may still be of what stood there before the last letters. */
  async function find(event: FormEvent) {
    event.preventDefault();
    const text = link.trim();
    if (text === "") return toast(words.emptyPaste);
    const { nameInShareText, parseLink } = await import("@sihai/domain/links");
    const found = parseLink(text);
    if (links > 1) go("/shopping", { link: text });
    else if (found.kind === "item") {
      // What the share text calls them stays, should they not be found.
      const goodsName = nameInShareText(text);
      go("/goods/detail", {
        platform: found.platform,
        goodsCode: found.itemId,
        ...(goodsName !== null && { goodsName }),
      });
    } else if (found.kind === "unsupported" && found.reason === "no-link") go("/goods/search", { keyword: keywordOf(text) });
    else go("/shopping", { link: text });
  }

  return (
    <form onSubmit={(event) => void find(event)} className="flex flex-col gap-3 rounded-card bg-white p-4 shadow-card">
      <div className="field-box">
        <textarea
          aria-label={words.pasteLabel}
          rows={2}
          maxLength={linkMax}
          value={link}
          placeholder={words.pastePlaceholder}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value.slice(0, linkMax))}
          onKeyDown={(event) => {
            // Enter finds; between several links it begins a line, and while Chinese is composed it chooses a word.
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || links > 1) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="field-sizing-content max-h-35 min-h-17 placeholder-shown:max-h-none resize-none py-2.5 leading-6"
        />
        {link === "" ? (
          <Button kind="quiet" small onClick={() => void paste()}>
            {words.paste}
          </Button>
        ) : (
          <Button small type="submit">
            {words.find}
          </Button>
        )}
      </div>
      <Suspense fallback={<Examples onTry={onChange} />}>
        {understood ? (
          <Understanding verdict={understood.verdict} links={links} leavesWords={understood.leavesWords} />
        ) : (
          <Examples onTry={onChange} />
        )}
      </Suspense>
    </form>
  );
}

/** Platforms of which goods are there, as buttons that fill in a link of them as an example; the others by name. */
function Examples({ onTry }: { onTry: (link: string) => void }) {
  const words = useDict(homeDict);
  const language = useLanguage();
  const popular = useEndpoint(popularGoods, {}, { freshMs: 300_000 });
  const linkOf = (platform: string) => popular.data?.list.find((goods) => goods.platform === platform)?.link;
  const shown = shownPlatforms.map((platform) => ({ name: platformLabel(platform, language), link: linkOf(platform) }));
  const tried = shown.flatMap(({ name, link }) => (link === undefined ? [] : [{ name, link }]));
  // What cannot be pressed does not look as if it could.
  const others = shown.filter(({ link }) => link === undefined).map(({ name }) => name);
  return (
    <ul aria-label={words.platforms} className="flex min-h-9 flex-wrap items-center gap-2 text-body">
      {tried.length === 0 ? null : <li className="px-1 text-grey">{words.examples}</li>}
      {tried.map(({ name, link }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={words.tryExample(name)}
            onClick={() => onTry(link)}
            className="relative flex min-h-9 items-center rounded-full bg-fill px-3.5 text-ink-soft after:absolute after:inset-x-0 after:-inset-y-1"
          >
            {name}
          </button>
        </li>
      ))}
      <li className="px-1 text-grey">{words.alsoFrom(others, shown.length, platforms.length)}</li>
    </ul>
  );
}
