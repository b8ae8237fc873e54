import { ImageOff } from "lucide-react";
import { useState } from "react";
import { cx } from "../cx.ts";

type PictureProps = {
  src: string | null | undefined;
  /** What is to be seen; empty for mere decoration. */
  alt: string;
  /** Shown until the picture is there. */
  colour?: string;
  ratio?: "1/1" | "4/3" | "3/4" | "16/9";
  /** How wide it stands, in CSS `sizes`; the browser picks the copy that fits. */
  sizes?: string;
  /** For the one picture a page begins with. */
  eager?: boolean;
  className?: string;
};

const widths = [160, 320, 640, 960] as const;

/** A picture with its place kept, in the size that fits, loaded when it comes near. */
export function Picture({ src, alt, colour = "#e6ebf1", ratio = "1/1", sizes = "50vw", eager = false, className }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const missing = !src || broken === src;
  return (
    <span
      className={cx("relative block overflow-hidden", className)}
      style={{ aspectRatio: ratio, backgroundColor: colour }}
      {...(missing && alt ? { role: "img", "aria-label": alt } : {})}
    >
      {missing ? (
        <ImageOff aria-hidden size={24} className="absolute inset-0 m-auto text-control" />
      ) : (
        <img
          src={src}
          srcSet={srcSetOf(src)}
          sizes={sizes}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** Our own server cuts pictures to a width; others are taken as they are. */
function srcSetOf(src: string): string | undefined {
  if (!/^\/api\/files\/[a-z0-9]+$/.test(src)) return undefined;
  return widths.map((width) => `${src}?w=${width} ${width}w`).join(", ");
}
