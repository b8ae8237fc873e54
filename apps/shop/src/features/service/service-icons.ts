import {
  BadgeCheck,
  Camera,
  CircleHelp,
  Clock,
  FileX,
  Focus,
  Gauge,
  Gem,
  type LucideIcon,
  MessageCircleReply,
  Package,
  PackageOpen,
  Ruler,
  Shrink,
  Video,
  Waves,
} from "lucide-react";

/** A picture for every service; one this build does not know yet gets a question mark. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "standard-photos": Camera,
  "outer-check": BadgeCheck,
  "invoice-removal": FileX,
  "plain-packing": Package,
  "fine-photo": Focus,
  "function-check": Gauge,
  measuring: Ruler,
  video: Video,
  "vacuum-repack": Shrink,
  "bubble-wrap": Waves,
  "priority-stock-in": Clock,
  "speedy-response": MessageCircleReply,
  "fixed-fee": Gem,
  "open-box": PackageOpen,
  "original-packing": Package,
};

/** A question mark for a service that came after this build. */
export function serviceIcon(serviceNo: string): LucideIcon {
  return icons[serviceNo] ?? CircleHelp;
}
