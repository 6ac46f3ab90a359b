// Small line drawings of the chrome: arrows, printers, stars. One stroke, one weight.

const PATHS = {
  back: 'M14 4 6 12l8 8M6 12h15',
  forward: 'M10 4l8 8-8 8M18 12H3',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 6c6-1 12 1 18 0M3 12c6 1 12-1 18 0M3 18c6-1 12 1 18 0',
  undo: 'M9 4 4 9.500l5 5.500M4.500 9.500H14c8 0 8 10.500 0 10.500h-5',
  tick: 'M4 13l5 6L20 5',
  swoosh: 'M3 14C7 15 8 20 9 21 12 14 16 7 22 3',
  speaker: 'M3 9h4l6-5v16l-6-5H3ZM17 8c2.500 2.500 2.500 5.500 0 8M19.500 5c4.500 4.500 4.500 9.500 0 14',
  print:
    'M7 9 7.500 3h9L17 9M7 17H4c-1 0-1-.500-1-1v-6c0-1 .500-1 1-1h16c1 0 1 .500 1 1v6c0 1-.500 1-1 1h-3M7 14h10l.500 7h-11Z',
  download: 'M12 3v12M6.500 10 12 15.500 17.500 10M4 17v3.500h16V17',
  share: 'M12 15V3M7.500 7 12 2.800 16.500 7M6 11H4.500v10h15V11H18',
  save: 'M12 20.500C5 16 2.500 12 3 8.500 3.600 4 9.500 3 12 7.500 14.500 3 20.400 4 21 8.500c.500 3.500-2 7.500-9 12Z',
  star: 'M12 3l2.700 5.800 6.300.800-4.600 4.400 1.100 6.300L12 17.200l-5.500 3.100 1.100-6.300L3 9.600l6.300-.800Z',
  trash: 'M4 7c5-.600 11-.600 16 0M9 6.500C9 3 15 3 15 6.500M6 7l1 14h10l1-14M10 11v6M14 11v6',
  eye: 'M2 12c5-8.500 15-8.500 20 0-5 8.500-15 8.500-20 0ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  shut: 'M2 10c5 7 15 7 20 0M5 14l-2 3M12 15.500V19M19 14l2 3',
  wand: 'M3 21 13 11M17 3l1.300 3 3.200.400-2.400 2.200.700 3.200-2.800-1.600-2.800 1.600.700-3.200L12.500 6.400l3.200-.400ZM5 4v4M3 6h4M20 16v4M18 18h4',
  page: 'M5 3h10l5 5v13H5ZM15 3v5h5',
  place:
    'M12 21.500C7 15 5 12 5 9.500a7 7 0 0 1 14 0c0 2.500-2 5.500-7 12ZM12 7a2.700 2.700 0 1 0 0 5.400A2.700 2.700 0 0 0 12 7Z',
  friend:
    'M12 3.500a4.800 4.800 0 1 0 0 9.600 4.800 4.800 0 0 0 0-9.600ZM3.500 21C4 14.500 20 14.500 20.500 21M10.300 8v.400M13.700 8v.400',
  shoe: 'M3 6.500c2 1.500 5 1.500 6-.500l5 5c2 2 7 1.500 7 6v1.500H3ZM3 15.500h18M10.500 10.500l2-1.500M12.800 12.800l2-1.500',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3ZM12 10a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600Z',
  sliders: 'M3 7h9M17 7h4M14.500 4.500v5M3 17h4M12 17h9M9.500 14.500v5',
  crayon: 'M3 17 15 5l4 4L7 21l-4 .500ZM15 5l3-2 3 3-2 3M6 14l4 4',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  oops: 'M12 3 22 20.500 2 20.500ZM12 10v5M12 17.800v.200',
  pencil: 'M4 20l1.500-5.500L16 4l4 4L9.500 18.500ZM14 6l4 4',
  heart:
    'M12 20.500C5 16 2.500 12 3 8.500 3.600 4 9.500 3 12 7.500 14.500 3 20.400 4 21 8.500c.500 3.500-2 7.500-9 12Z',
  flag: 'M5 21.500V3c4-1.500 7 2 14 .500l-3.500 5L19 13c-7 1.500-10-2-14-.500',
  left: 'M15 4 7 12l8 8',
  right: 'M9 4l8 8-8 8',
  frame: 'M4 5l16-1 .500 16L3.500 20.500ZM8 9h8v7H8Z',
  link: 'M10 14c-2-2-2-4 0-6l3-3c4-4 9 1 5.500 5L17 12M14 10c2 2 2 4 0 6l-3 3c-4 4-9-1-5.500-5L7 12',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({
  name,
  className = 'size-6',
  filled = false,
}: {
  name: IconName;
  className?: string;
  filled?: boolean;
}) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path
        d={PATHS[name]}
        fill={filled ? 'var(--color-sunflower)' : 'none'}
        stroke="currentColor"
        strokeWidth="2.600"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
