import { homeDict } from "@sihai/text/dict/home";
import { useUi } from "@sihai/ui";
import { Pencil, Truck } from "lucide-react";
import { href, useDict } from "#shop";

const ways = [
  { path: "/order/submit/diy", label: "manual", note: "manualNote", icon: Pencil },
  { path: "/order/submit/zy", label: "forward", note: "forwardNote", icon: Truck },
] as const;

/** For those without a link we can read: describe the goods, or send what was bought elsewhere. */
export function OtherWays() {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  return (
    <nav aria-label={words.otherWays}>
      <ul className="grid grid-cols-2 gap-3">
        {ways.map(({ path, label, note, icon: Icon }) => (
          <li key={path} className="flex min-w-0">
            <LinkPart href={href(path)} className="flex min-w-0 flex-1 flex-col gap-1 rounded-card bg-white p-4 shadow-card">
              <Icon aria-hidden size={22} className="text-brand-strong" />
              <span className="font-semibold hyphens-auto wrap-anywhere">{words[label]}</span>
              <span className="text-note leading-4 text-grey">{words[note]}</span>
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}
