import { type AdvertPosition, adverts } from "@sihai/contract/content";
import { addressPrefix } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { cx, useUi } from "@sihai/ui";
import { pathOf } from "#paths";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { AdvertPicture } from "./AdvertPicture.tsx";

const tones = {
  blue: "bg-brand-soft text-brand-deep",
  amber: "bg-warn-soft text-warn",
  green: "bg-ok-soft text-ok",
};

/** The provider's adverts for a page, side by side to be swiped; nothing where there are none. A part of its own, fetched once the page stands. */
export default function AdvertStrip({ position }: { position: AdvertPosition }) {
  const words = useDict(shellDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { data } = useEndpoint(adverts, { body: { position } }, { freshMs: 300_000 });
  // One that leads to no page of ours was mistyped at the desk.
  const shown = (data?.list ?? []).filter(({ link }) => pathOf(link.split("?")[0] ?? "") !== null);
  if (shown.length === 0) return null;
  return (
    <section aria-label={words.adverts} className="-mx-4 h-24 overflow-x-auto overscroll-x-contain px-4">
      <ul className="flex h-full w-max snap-x gap-3">
        {shown.map(({ id, tone, picture, link, title, text }) => (
          <li key={id} className="w-72 snap-center">
            <LinkPart
              href={`/${addressPrefix(language)}${link}`}
              className={cx("flex h-full items-center gap-3 rounded-card px-4", tones[tone])}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-note leading-4 text-ink">{text}</span>
              </span>
              <AdvertPicture name={picture} />
            </LinkPart>
          </li>
        ))}
      </ul>
    </section>
  );
}
