import { adverts } from "@sihai/contract/identity";
import { addressPrefix } from "@sihai/text";
import { homeDict } from "@sihai/text/dict/home";
import { cx, useUi } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";
import { AdvertPicture } from "./AdvertPicture.tsx";

const tones = {
  blue: "bg-brand-soft text-brand-deep",
  amber: "bg-warn-soft text-warn",
  green: "bg-ok-soft text-ok",
};

/** The provider's adverts for home, side by side to be swiped. A part of its own, fetched once the page stands. */
export default function AdvertStrip() {
  const words = useDict(homeDict);
  const language = useLanguage();
  const { LinkPart } = useUi();
  const { data } = useEndpoint(adverts, { body: { position: "home" } }, { freshMs: 3_600_000 });
  return (
    <section aria-label={words.adverts} className="-mx-4 h-full overflow-x-auto overscroll-x-contain px-4">
      <ul className="flex h-full w-max snap-x gap-3">
        {(data?.list ?? []).map(({ id, tone, picture, link, title, text }) => (
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
