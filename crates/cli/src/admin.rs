//! `pagelings admin`: what an operator does from a terminal.

use std::io::Write as _;

use clap::{Args, Subcommand};
use server::admin;
use server::app::App;
use uuid::Uuid;

/// Look after an installation.
#[derive(Debug, Args)]
pub struct Admin {
    #[command(flatten)]
    config: server::Config,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List the uploads nobody has looked at yet, the oldest first.
    Queue {
        /// How many at most.
        #[arg(long, default_value_t = 50)]
        most: u64,
    },
    /// Let others see an upload.
    Approve {
        /// From the list.
        upload: Uuid,
    },
    /// Hide an upload from others.
    Hide {
        /// From the list.
        upload: Uuid,
    },
    /// Keep a member out and hide what they share.
    Suspend {
        /// The member's.
        email: String,
    },
    /// Take a suspended member back.
    Unsuspend {
        /// The member's.
        email: String,
    },
    /// Make a member an operator.
    Operator {
        /// The member's.
        email: String,
        /// No longer.
        #[arg(long)]
        not: bool,
    },
    /// Fill the installation with members, pages and uploads, for trying.
    Seed(server::Seeding),
}

/// Does one task.
pub fn run(admin: Admin) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let app = App::open(admin.config).await?;
        perform(&app, admin.task).await
    })
}

async fn perform(app: &App, task: Task) -> anyhow::Result<()> {
    match task {
        Task::Queue { most } => {
            let mut out = std::io::stdout().lock();
            for upload in admin::queue(app, most).await? {
                writeln!(out, "{}  {:8}  {}  {}", upload.id, upload.review, upload.member, upload.title)?;
            }
        }
        Task::Approve { upload } => admin::approve(app, upload).await?,
        Task::Hide { upload } => admin::hide(app, upload).await?,
        Task::Suspend { email } => admin::suspend(app, &email, true).await?,
        Task::Unsuspend { email } => admin::suspend(app, &email, false).await?,
        Task::Operator { email, not } => admin::make_operator(app, &email, !not).await?,
        Task::Seed(seeding) => server::seed(app, &seeding).await?,
    }
    Ok(())
}
