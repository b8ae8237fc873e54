import { brandName } from "@sihai/text";
import { cx } from "@sihai/ui";

/** A member's picture, or the first letter of the name. */
export function Avatar({ src, name, size }: { src: string | null; name: string; size: "small" | "large" }) {
  const box = cx("shrink-0 rounded-full object-cover", size === "large" ? "size-18" : "size-14");
  if (src !== null) return <img src={src} alt="" className={box} />;
  return (
    <span aria-hidden className={cx(box, "grid place-items-center bg-brand-soft text-title font-semibold text-brand-deep")}>
      {[...name][0]?.toUpperCase() ?? [...brandName.zh][0]}
    </span>
  );
}
