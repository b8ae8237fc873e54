import { cutMiddle } from "@sihai/text";

type LongNameProps = {
  text: string;
  /** What two lines of its place hold on a phone, in Latin letters. */
  cells: number;
};

/** A name on two lines that keeps its end: two goods that differ there alone stay apart. Read out, and on a wide screen, it is whole. */
export function LongName({ text, cells }: LongNameProps) {
  const cut = cutMiddle(text, cells);
  if (cut === text) return <span className="line-clamp-2 wrap-anywhere">{text}</span>;
  return (
    <>
      <span aria-hidden className="line-clamp-2 wrap-anywhere sm:hidden">
        {cut}
      </span>
      <span className="line-clamp-2 wrap-anywhere max-sm:sr-only">{text}</span>
    </>
  );
}
