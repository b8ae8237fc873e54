import type { LocalText } from "@sihai/domain/language";
import { inLanguage } from "@sihai/text";
import { Picture } from "@sihai/ui";
import { useLanguage } from "#shop";

type DeliveredItemProps = { name: LocalText; pictureUrl: string | null; aside: string };

/** One thing in a delivery; `aside` says how many of it. */
export function DeliveredItem({ name, pictureUrl, aside }: DeliveredItemProps) {
  const language = useLanguage();
  return (
    <li className="flex items-center gap-3">
      <Picture src={pictureUrl} alt="" sizes="44px" className="size-11 shrink-0 rounded-control" />
      <span className="line-clamp-2 min-w-0 flex-1 text-body leading-5">{inLanguage(name, language)}</span>
      <span className="text-body whitespace-nowrap text-grey">{aside}</span>
    </li>
  );
}
