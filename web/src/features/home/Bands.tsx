// Two bands of the landing page: why it exists, and the three things it does.
import { preview } from '../../api/pictures';
import { Cut } from '../../ui/Cut';
import { INK } from '../../ui/ink';

/** Getting kids off screens, and a note that pencils are one's own. */
export const OffScreens = () => (
  <>
    <Cut to="text-mint" />
    <section className="bg-mint">
      <div className="mx-auto grid max-w-[1240px] grid-cols-[minmax(0,1fr)] items-center gap-10 px-5 py-16 sm:px-8 md:grid-cols-[minmax(0,1.250fr)_minmax(0,1fr)]">
        <div>
          <h2 className="text-[clamp(2rem,5vw,3.300rem)]">
            Two minutes on a screen. The rest of the afternoon on paper.
          </h2>
          <p className="mt-5 max-w-[46ch] text-[1.150rem]">
            Pagelings exists to get kids off screens. You make a page quickly, print it, and put the tablet
            away.
          </p>
          <p className="mt-4 max-w-[46ch] font-bold">
            Coloring tools are not included. Raid the pencil drawer.
          </p>
        </div>
        <TabletFaceDown />
      </div>
    </section>
  </>
);

const TabletFaceDown = () => (
  <svg
    viewBox="0 0 420 280"
    className="w-full max-w-[460px] justify-self-center"
    role="img"
    aria-label="A tablet lying face down, with crayons and a drawing on top"
  >
    <g stroke={INK} strokeWidth="5.500" strokeLinecap="round" strokeLinejoin="round" fill="#fff">
      <path d="M40 96 300 40C314 37 322 44 326 56L376 208C380 220 374 230 362 232L96 262C84 264 76 258 72 246L26 118C22 108 28 99 40 96Z" />
      <path d="M60 108 76 104C84 102 90 106 92 112L96 124C98 132 94 136 88 138L74 141C66 143 62 140 60 134L56 122C54 114 54 110 60 108Z" />
      <circle cx="77" cy="122" r="8" />
      <path d="M150 60 330 92 300 232 120 196Z" />
      <path
        d="M176 176C178 140 214 132 226 158 236 128 276 138 272 172 284 174 286 192 272 196L170 182"
        fill="none"
      />
      <circle cx="196" cy="104" r="16" fill="#FFC928" />
      <path d="M196 78v-8M222 104h8M216 84l6-6M176 84l-6-6" fill="none" />
      <path d="M286 176 372 118C380 113 390 126 382 133L300 194Z" fill="#FF5F3D" />
      <path d="M286 176 272 196 300 194Z" fill="#FF5F3D" />
      <path d="M300 168 312 186" fill="none" />
      <path d="M104 214 196 246C204 249 199 264 190 262L98 234Z" fill="#4DB4E6" />
      <path d="M104 214 78 214 98 234Z" fill="#4DB4E6" />
      <path d="M122 220 116 240" fill="none" />
    </g>
  </svg>
);

const HEADS = [
  { style: 'buns', gender: 'girl' },
  { style: 'curly', gender: 'boy' },
  { style: 'spiky', gender: 'boy' },
  { style: 'afro', gender: 'girl' },
] as const;

export const Blurbs = () => (
  <>
    <Cut to="text-paper" flip />
    <section className="bg-paper" aria-label="What Pagelings does">
      <div className="mx-auto grid max-w-[1240px] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 px-5 py-20 sm:px-8 md:grid-cols-12">
        <div className="md:col-span-6">
          <div className="flex h-44 items-end gap-1">
            {HEADS.map((head) => (
              <img
                key={head.style}
                src={preview.hair(head.style, 'short', head.gender)}
                alt=""
                loading="lazy"
                className="h-40 w-1/4 max-w-36 object-contain object-bottom"
              />
            ))}
          </div>
          <h2 className="mt-6 text-[2rem]">Your own characters</h2>
          <p className="mt-3 max-w-[36ch] text-[1.150rem]">
            Create and customize coloring adventures with your own characters: hair, hobbies, outfits and all.
          </p>
        </div>
        <div className="md:col-span-3 md:pt-16">
          <Wand />
          <h2 className="mt-6 text-[1.550rem]">Kid-friendly</h2>
          <p className="mt-3 text-[1.100rem]">
            Suitable for all ages. Can’t read yet? Pick three pictures and press the big crayon.
          </p>
        </div>
        <div className="md:col-span-3 md:pt-6">
          <Printer />
          <h2 className="mt-6 text-[1.550rem]">Save and print</h2>
          <p className="mt-3 max-w-[30ch] text-[1.100rem]">
            Save and print your creations, as many copies as the fridge can hold.
          </p>
        </div>
      </div>
    </section>
  </>
);

const Wand = () => (
  <svg viewBox="0 0 100 100" className="size-28" aria-hidden="true">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      <path d="M8 88 50 46 58 54 16 96Z" />
      <path d="M66 6l8 17 19 2-14 13 4 19-17-9-17 9 4-19-14-13 19-2Z" fill="#FFC928" />
      <path d="M20 22v14M13 29H27M86 74v12M80 80h12" fill="none" />
    </g>
  </svg>
);

const Printer = () => (
  <svg viewBox="0 0 120 110" aria-hidden="true" className="size-36">
    <g stroke={INK} strokeWidth="5" strokeLinejoin="round" strokeLinecap="round" fill="#fff">
      <path d="M30 8 88 4 92 44H30Z" />
      <path d="M12 40H108C112 40 114 44 114 48V84H94V72H26V84H6V48C6 44 8 40 12 40Z" />
      <path d="M26 70H94L100 106H20Z" />
      <path d="M44 96C46 82 58 82 62 92 66 80 80 84 78 96" fill="none" />
      <circle cx="98" cy="54" r="3" fill={INK} />
    </g>
  </svg>
);
