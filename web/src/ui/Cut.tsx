// The scissor-cut edge between two bands of colored paper.

/** `to` is the color of the band that begins here. */
export function Cut({ to, flip = false }: { to: string; flip?: boolean }) {
  return (
    <svg
      viewBox="0 0 1440 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`relative -mt-[26px] block h-[27px] w-full ${to} ${flip ? '-scale-x-100' : ''}`}
    >
      <path d="M0 24 168 11 402 20 655 5 872 17 1131 7 1296 18 1440 4V40H0Z" fill="currentColor" />
    </svg>
  );
}
