import { create } from "qrcode";
import { palette } from "../palette.ts";

/** Cells of quiet zone around a code, as scanners expect. */
const quiet = 4;

/** An address as a QR code, drawn as one path. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const { size, data } = modules;
  const path = Array.from(data, (dark, at) =>
    dark ? `M${(at % size) + quiet} ${Math.floor(at / size) + quiet}h1v1h-1z` : "",
  ).join("");
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="size-45 shrink-0 rounded-control bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill={palette.ink} />
    </svg>
  );
}
