import { type IdentityMeWords, identityMeDict } from "@sihai/text/dict/me/identity-me";
import { useUi } from "@sihai/ui";
import {
  Award,
  Bell,
  Calculator,
  CircleHelp,
  Heart,
  type LucideIcon,
  MapPin,
  MessageCircleQuestionMark,
  MessagesSquare,
  ShieldCheck,
  Sparkles,
  Wallet,
  Warehouse,
} from "lucide-react";
import { href, type Path, paths, useDict } from "#shop";

type Service = { path: Path; label: keyof IdentityMeWords & string; icon: LucideIcon };

const services = [
  { path: "/user/message", label: "messages", icon: Bell },
  { path: "/wallet/index", label: "wallet", icon: Wallet },
  { path: "/user/address", label: "addresses", icon: MapPin },
  { path: "/user/password", label: "security", icon: ShieldCheck },
  { path: "/goods/collection", label: "favourites", icon: Heart },
  { path: "/warehouse/address", label: "warehouses", icon: Warehouse },
  { path: "/calculator/index", label: "calculator", icon: Calculator },
  { path: "/user/member", label: "membership", icon: Award },
  { path: "/delivery-expert/index", label: "expert", icon: Sparkles },
  { path: "/user/consult/shop-consult", label: "askFirst", icon: MessageCircleQuestionMark },
  { path: "/user/consult/my-consult", label: "questions", icon: MessagesSquare },
  { path: "/help-center/list", label: "help", icon: CircleHelp },
] as const satisfies readonly Service[];

type ServiceGridProps = {
  /** What has news, by its page. */
  unread: Partial<Record<Path, number>>;
  isMember: boolean;
};

/** Everything else, one tap away; for a visitor only the pages open to one. */
export function ServiceGrid({ unread, isMember }: ServiceGridProps) {
  const words = useDict(identityMeDict);
  const { LinkPart } = useUi();
  const shown = services.filter(({ path }) => isMember || paths[path].access === "open");
  return (
    <nav aria-label={words.tools} className="rounded-card bg-white px-2 py-3 shadow-card">
      <ul className="grid grid-cols-4 gap-y-2">
        {shown.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <LinkPart
              href={href(path)}
              className="flex flex-col items-center gap-1.5 py-1 text-center text-note leading-4 hyphens-auto wrap-anywhere max-[359px]:tracking-tighter"
            >
              <span className="relative grid size-11 place-items-center rounded-control bg-brand-soft text-brand-strong">
                <Icon aria-hidden size={22} />
                <UnreadMark count={unread[path] ?? 0} />
              </span>
              {words[label]}
            </LinkPart>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadMark({ count }: { count: number }) {
  const words = useDict(identityMeDict);
  if (count === 0) return null;
  return (
    <span className="absolute -top-1 left-7 min-w-5 rounded-full bg-danger whitespace-nowrap px-1.5 text-center text-note leading-5 font-semibold text-white">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </span>
  );
}
