// Any address nobody knows: a page with the drawing missing. It can be scribbled on.
import { Link } from 'wouter';
import { paths } from '../../paths';
import { CrayonShape } from '../../ui/Crayon';
import { Headline } from '../../ui/Headline';
import { ScribbleSheet } from '../../ui/ScribbleSheet';

export default function NotFound() {
  return (
    <main id="main" className="min-h-[calc(100dvh-76px)] bg-sky px-5 py-10 sm:px-8 sm:py-14">
      <div className="mx-auto grid max-w-[1100px] items-center gap-12 md:grid-cols-[minmax(0,1fr)_minmax(0,430px)]">
        <div>
          <Headline>404 Page Not Found</Headline>
          <p className="mt-5 text-[1.350rem] font-bold">This page is still blank.</p>
          <p className="mt-2 max-w-[40ch]">Did you forget to add the page to the router?</p>
          <div className="mt-8">
            <Link href={paths.home} className="crayon max-sm:w-full">
              <CrayonShape />
              Go home
            </Link>
          </div>
        </div>
        <ScribbleSheet />
      </div>
    </main>
  );
}
