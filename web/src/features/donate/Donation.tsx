// Route /donation: how much, a few words, and on to the payment provider's page.
import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../../api/site';
import { paths } from '../../paths';
import { Spinner } from '../../ui/Waiting';
import { fillOf } from './amounts';
import { DonationForm } from './DonationForm';
import { DonationPage } from './DonationPage';

export default function Donation() {
  const { data: site, isPending } = useSite();
  const [dollars, setDollars] = useState(10);
  const isOpen = site?.donations ?? false;
  return (
    <DonationPage title="A cup of coffee" tab="Support" fill={isOpen ? fillOf(dollars) : 0.5}>
      <p className="max-w-[42ch] text-[1.250rem]">
        Pagelings is free, and stays free. A cup of coffee keeps the lights on.
      </p>
      {isPending ? (
        <Spinner label="Warming the mug…" />
      ) : isOpen ? (
        <DonationForm onAmount={setDollars} />
      ) : (
        <NotSetUp />
      )}
    </DonationPage>
  );
}

const NotSetUp = () => (
  <>
    <p className="mt-4 max-w-[42ch] text-[1.250rem] font-bold">
      Donations are not set up here. Thank you for the kind thought!
    </p>
    <p className="mt-2 max-w-[42ch] text-[1.250rem]">
      Showing someone a page your child colored helps just as much.
    </p>
    <Link href={paths.create} className="ink-button inked mt-8">
      Start Creating
    </Link>
  </>
);
