import type { CallData } from "@sihai/contract";
import type { readNotices } from "@sihai/contract/setting";
import { languageTable } from "@sihai/domain/language";
import { contentDict } from "@sihai/text/dict/content";
import { cx, IconButton, TextLink } from "@sihai/ui";
import { Megaphone, Wrench, X } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../language.ts";
import { hrefOf } from "../navigation.ts";
import { useDict } from "../use-dict.ts";

type Announcement = CallData<typeof readNotices>["announcements"][number];

const looks = {
  announcement: { icon: Megaphone, box: "bg-brand-soft text-ink", sign: "text-brand-strong" },
  maintenance: { icon: Wrench, box: "bg-warn-soft text-ink", sign: "text-warn" },
};
const hiddenKey = "sh_hidden_notices";
const hiddenMost = 20;

/** What there is to say to everybody just now. An announcement can be hidden for good; that the product will not answer cannot. */
export default function AnnouncementBars({ announcements }: { announcements: readonly Announcement[] }) {
  const words = useDict(contentDict);
  const [hidden, setHidden] = useState(readHidden);
  const shown = announcements.filter(({ id, tone }) => tone === "maintenance" || !hidden.includes(id));
  if (shown.length === 0) return null;

  function hide(id: string) {
    const next = [...hidden, id].slice(-hiddenMost);
    setHidden(next);
    keepHidden(next);
  }

  return (
    <section aria-label={words.notices}>
      {shown.map((one) => (
        <Bar key={one.id} announcement={one} onHide={one.tone === "maintenance" ? null : () => hide(one.id)} />
      ))}
    </section>
  );
}

function Bar({ announcement: { tone, text, link }, onHide }: { announcement: Announcement; onHide: (() => void) | null }) {
  const words = useDict(contentDict);
  const language = useLanguage();
  const { icon: Icon, box, sign } = looks[tone];
  const address = link === null ? null : hrefOf(link);
  return (
    <div role="status" className={cx("flex items-center gap-2 px-4 text-note", box)}>
      <Icon aria-hidden size={16} className={cx("shrink-0", sign)} />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {text[languageTable[language].kept]}
        {address === null ? null : (
          <>
            {" "}
            <TextLink href={address}>{words.noticeMore}</TextLink>
          </>
        )}
      </p>
      {onHide === null ? null : <IconButton icon={X} label={words.hideNotice} onClick={onHide} />}
    </div>
  );
}

function readHidden(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(hiddenKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function keepHidden(ids: readonly string[]): void {
  try {
    localStorage.setItem(hiddenKey, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
