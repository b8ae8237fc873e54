import { palette } from "@sihai/ui";

const pictures = {
  photos: (
    <>
      <rect x="18" y="12" width="34" height="30" rx="4" fill={palette.white} transform="rotate(8 35 27)" />
      <rect x="10" y="16" width="34" height="30" rx="4" fill={palette.white} />
      <path d="M14 40l8-10 6 6 5-7 8 11" />
      <circle cx="34" cy="24" r="3" />
      <path d="M44 46l4 4 8-9" strokeWidth="3" />
    </>
  ),
  coupon: (
    <>
      <path
        d="M8 20a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v6a5 5 0 0 0 0 10v6a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3v-6a5 5 0 0 0 0-10z"
        fill={palette.white}
      />
      <path d="M24 18v4m0 6v4m0 6v5M34 38l12-14" />
      <circle cx="35" cy="25" r="2.5" />
      <circle cx="45" cy="37" r="2.5" />
    </>
  ),
  boxes: (
    <>
      <rect x="6" y="30" width="24" height="20" rx="2" fill={palette.white} />
      <rect x="34" y="30" width="24" height="20" rx="2" fill={palette.white} />
      <rect x="20" y="10" width="24" height="20" rx="2" fill={palette.white} />
      <path d="M18 30v7M46 30v7M32 10v7" strokeWidth="3" />
    </>
  ),
};

export type AdvertPictureName = keyof typeof pictures;

/** The drawing of an advert, in the colour of the text around it. */
export function AdvertPicture({ name }: { name: AdvertPictureName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-16 shrink-0"
    >
      {pictures[name]}
    </svg>
  );
}
